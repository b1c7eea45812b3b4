import { type ActorRefFrom, assign, raise, setup } from 'xstate';
import type { UserInfo, Zone } from '#contract/entities/client.ts';
import type { PublicSettings } from '#contract/entities/session.ts';
import type { Permission, PlanVersion } from '#contract/entities/suite.ts';
import { type Fault, faultOf } from '../../kit/fault.ts';
import { unprovidedPort } from '../../kit/port.ts';
import type { PageShown } from '../../kit/runEvents.ts';

/** Who is signed in, and what the deployment says of itself. */
export interface SignedIn {
  readonly user: UserInfo;
  readonly settings: PublicSettings;
}

/** What a user may do, what is on for its client, and what its plan version has. */
export interface Allowed {
  readonly privilege: Pick<Permission['privilege'], 'list'>;
  readonly setting: Permission['setting'];
  readonly systems: PlanVersion['systems'];
}

export interface SessionRead extends SignedIn {
  /** Whether the client belongs to the other domain of the deployment. */
  readonly is_elsewhere: boolean;
}

export interface SessionContext {
  readonly signed_in: SignedIn | null;
  readonly allowed: Allowed | null;
  /** Why the session could not be read, ended or left. */
  readonly fault: Fault | null;
  /** Why it could not be read what the user may do. */
  readonly permissions_fault: Fault | null;
}

export type SessionEvent =
  /** A page is opened that needs to know who is signed in, as it is now. */
  | { readonly type: 'session.read' }
  /** Someone looks at the page again: what is known of the user may have changed meanwhile, or someone else may have signed in. */
  | PageShown
  /** The person signs out. */
  | { readonly type: 'session.end' }
  /** The person stays, after signing out has failed. */
  | { readonly type: 'session.keep' }
  /** The server has said that nobody is signed in. */
  | { readonly type: 'session.lost' }
  /** An answer was for another user than the one for whom the page was opened: someone has signed in in another tab. */
  | { readonly type: 'user.changed' }
  /** The user of the browser goes on, with pages of their own. */
  | { readonly type: 'session.restart' }
  /** The person tries again to reach the sign-in page. */
  | { readonly type: 'session.leave' }
  /** Something is shown that depends on what the user may do, as it is now. */
  | { readonly type: 'permissions.read' };

export const sessionPorts = {
  readSession: unprovidedPort<null, SessionRead>('readSession'),
  /** Goes on in the language of the account. */
  speak: unprovidedPort<UserInfo['user_language'], null>('speak'),
  /** Lets the browser go to the domain of a region, with the session, in place of the present page. */
  goOver: unprovidedPort<Zone, null>('goOver'),
  endSession: unprovidedPort<null, null>('endSession'),
  /** Puts away what the next person must not find, and lets the browser go to the sign-in page, which leads back to the present one. */
  goToSignIn: unprovidedPort<null, null>('goToSignIn'),
  /** Puts away what the user for whom the page was opened had in its tab without a session, and lets the browser load home in its place. */
  restart: unprovidedPort<null, null>('restart'),
  readAllowed: unprovidedPort<null, Allowed>('readAllowed'),
};
export type SessionPorts = typeof sessionPorts;

const nobody: SessionContext = { signed_in: null, allowed: null, fault: null, permissions_fault: null };

const signedInBy = ({ user, settings }: SessionRead) => ({ signed_in: { user, settings } });

const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    children: {} as { readonly [Port in keyof SessionPorts]: Port },
  },
  actors: sessionPorts,
  actions: {
    keepFault: assign(({ event }) => ({ fault: 'error' in event ? faultOf(event.error) : null })),
    forgetFault: assign({ fault: null }),
    forgetPerson: assign(nobody),
  },
});

/**
 * Who is signed in, for as long as a page of the mall is open in its tab: read when a page first needs it, lost or ended,
 * and left behind for the sign-in page, which leads back. Beside it, what the user may do.
 *
 * Invariants:
 * - Once the server has said that nobody is signed in, no page is shown any more: only the way to the sign-in page is left.
 * - Once an answer was for another user, no page of the one before is shown any more: only the way to begin again is left.
 * - The page is left once, however many calls are told that nobody is signed in.
 * - Whoever could not be signed out stays signed in, and is told so.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  type: 'parallel',
  context: nobody,
  states: {
    person: {
      initial: 'unread',
      states: {
        /** Nobody has asked: the page is open to whoever has its address. */
        unread: { on: { 'session.read': 'staying', 'session.lost': 'leaving', 'user.changed': 'replaced' } },
        /** In reach of the pages. */
        staying: {
          initial: 'reading',
          on: { 'session.lost': 'leaving', 'user.changed': 'replaced' },
          states: {
            /** Anew while pages are shown too, on which the person can sign out. */
            reading: {
              entry: 'forgetFault',
              on: { 'session.end': 'ending' },
              invoke: {
                id: 'readSession',
                src: 'readSession',
                input: null,
                onDone: [
                  {
                    guard: ({ event }) => event.output.is_elsewhere,
                    target: 'goingOver',
                    actions: assign(({ event }) => signedInBy(event.output)),
                  },
                  { target: 'speaking', actions: assign(({ event }) => signedInBy(event.output)) },
                ],
                onError: { target: 'unreadable', actions: 'keepFault' },
              },
            },
            unreadable: { on: { 'session.read': 'reading' } },
            goingOver: {
              invoke: {
                id: 'goOver',
                src: 'goOver',
                input: ({ context }) => context.signed_in?.user.client?.use_zone ?? 'other',
                onDone: '#session.person.gone',
                onError: { target: 'unreadable', actions: 'keepFault' },
              },
            },
            speaking: {
              on: { 'session.end': 'ending' },
              invoke: {
                id: 'speak',
                src: 'speak',
                input: ({ context }) => context.signed_in?.user.user_language ?? null,
                onDone: 'signedIn',
                onError: { target: 'unreadable', actions: 'keepFault' },
              },
            },
            signedIn: { on: { 'session.read': 'reading', 'page.shown': 'reading', 'session.end': 'ending' } },
            ending: {
              entry: 'forgetFault',
              invoke: {
                id: 'endSession',
                src: 'endSession',
                input: null,
                // Whatever else the session has is given up by it as where the server says so.
                onDone: { actions: raise({ type: 'session.lost' }) },
                onError: { target: 'notEnded', actions: 'keepFault' },
              },
            },
            /** Signing out has failed: the session goes on. */
            notEnded: {
              on: { 'session.end': 'ending', 'session.keep': 'signedIn', 'session.read': 'reading' },
            },
          },
        },
        leaving: {
          entry: 'forgetPerson',
          invoke: {
            id: 'goToSignIn',
            src: 'goToSignIn',
            input: null,
            onDone: 'gone',
            onError: { target: 'notLeft', actions: 'keepFault' },
          },
        },
        /** Nobody is signed in, and the sign-in page cannot be reached. */
        notLeft: { on: { 'session.leave': 'leaving', 'session.read': 'leaving' } },
        /** Another user is signed in in this browser: nothing of the one before is shown, asked for or saved any more. */
        replaced: { entry: 'forgetPerson', on: { 'session.restart': 'restarting' } },
        restarting: {
          invoke: {
            id: 'restart',
            src: 'restart',
            input: null,
            onDone: 'gone',
            onError: 'replaced',
          },
        },
        /** The browser is on its way to another page. */
        gone: {},
      },
    },
    permissions: {
      initial: 'unread',
      on: { 'session.lost': '.unread', 'user.changed': '.unread' },
      states: {
        unread: { on: { 'permissions.read': 'reading' } },
        reading: {
          invoke: {
            id: 'readAllowed',
            src: 'readAllowed',
            input: null,
            onDone: {
              target: 'known',
              actions: assign(({ event }) => ({ allowed: event.output, permissions_fault: null })),
            },
            onError: {
              target: 'unreadable',
              actions: assign(({ event }) => ({ permissions_fault: faultOf(event.error) })),
            },
          },
        },
        known: { on: { 'permissions.read': 'reading' } },
        unreadable: { on: { 'permissions.read': 'reading' } },
      },
    },
  },
});

export type SessionActor = ActorRefFrom<typeof sessionMachine>;
