import { type ActorRefFrom, assign, raise, setup } from 'xstate';
import type { UserInfo, Zone } from '#contract/entities/client.ts';
import type { PublicSettings } from '#contract/entities/session.ts';
import type { Permission, PlanVersion } from '#contract/entities/suite.ts';
import { type Fault, faultOf } from '../../kit/fault.ts';
import { unprovidedPort } from '../../kit/port.ts';
import type { PageShown } from '../../kit/runEvents.ts';

export interface SignedInUser {
  readonly user: UserInfo;
  readonly settings: PublicSettings;
}

/** The user's permissions, and the client's feature switches and systems. */
export interface UserPermissions {
  readonly privilege: Pick<Permission['privilege'], 'list'>;
  readonly setting: Permission['setting'];
  readonly systems: PlanVersion['systems'];
}

export interface SessionRead extends SignedInUser {
  /** Whether the client belongs to the deployment's other domain. */
  readonly is_elsewhere: boolean;
}

export interface SessionContext {
  readonly signed_in: SignedInUser | null;
  readonly allowed: UserPermissions | null;
  readonly fault: Fault | null;
  readonly permissions_fault: Fault | null;
}

export type SessionEvent =
  /** A page opens that needs the current user. */
  | { readonly type: 'session.read' }
  /** User data may have changed while the page was hidden, or another user may have signed in. */
  | PageShown
  | { readonly type: 'session.end' }
  | { readonly type: 'session.keep' }
  /** The server answered that there is no session. */
  | { readonly type: 'session.lost' }
  /** An answer was for another user than the page's: someone signed in in another tab. */
  | { readonly type: 'user.changed' }
  /** The browser's current user continues, with pages of their own. */
  | { readonly type: 'session.restart' }
  | { readonly type: 'session.leave' }
  /** A view needs the current permissions. */
  | { readonly type: 'permissions.read' };

export const sessionPorts = {
  readSession: unprovidedPort<null, SessionRead>('readSession'),
  /** Switches the pages to the language of the account. */
  speak: unprovidedPort<UserInfo['user_language'], null>('speak'),
  /** Moves the browser, with the session, to a region's domain; replaces the current page. */
  goOver: unprovidedPort<Zone, null>('goOver'),
  endSession: unprovidedPort<null, null>('endSession'),
  /**
   * Removes local data that the next user must not find, then opens the sign-in page, which leads back to the current
   * page.
   */
  goToSignIn: unprovidedPort<null, null>('goToSignIn'),
  /** Removes the previous user's traces and what they had in this tab without a session, then loads the home page. */
  restart: unprovidedPort<null, null>('restart'),
  readAllowed: unprovidedPort<null, UserPermissions>('readAllowed'),
};
export type SessionPorts = typeof sessionPorts;

const signedOutContext: SessionContext = { signed_in: null, allowed: null, fault: null, permissions_fault: null };

const signedInContext = ({ user, settings }: SessionRead) => ({ signed_in: { user, settings } });

const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    children: {} as { readonly [Port in keyof SessionPorts]: Port },
  },
  actors: sessionPorts,
  actions: {
    setFault: assign(({ event }) => ({ fault: 'error' in event ? faultOf(event.error) : null })),
    forgetFault: assign({ fault: null }),
    forgetPerson: assign(signedOutContext),
  },
});

/**
 * The tab's session: read when a page first needs it, until it is lost or ended; then the browser leaves for the
 * sign-in page, which leads back. Beside it, the user's permissions.
 *
 * Invariants:
 * - After the server has answered that there is no session, no page is shown; only the way to the sign-in page is left.
 * - After an answer for another user, no page of the previous one is shown; only a restart is left.
 * - The page is left once, however many calls are answered without a session.
 * - If signing out fails, the user stays signed in, and sees that.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  type: 'parallel',
  context: signedOutContext,
  states: {
    person: {
      initial: 'unread',
      states: {
        /** No page has needed the user yet: public pages. */
        unread: { on: { 'session.read': 'staying', 'session.lost': 'leaving', 'user.changed': 'replaced' } },
        staying: {
          initial: 'reading',
          on: { 'session.lost': 'leaving', 'user.changed': 'replaced' },
          states: {
            /** Also while pages are shown, so the user can sign out meanwhile. */
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
                    actions: assign(({ event }) => signedInContext(event.output)),
                  },
                  { target: 'speaking', actions: assign(({ event }) => signedInContext(event.output)) },
                ],
                onError: { target: 'unreadable', actions: 'setFault' },
              },
            },
            unreadable: { on: { 'session.read': 'reading' } },
            goingOver: {
              invoke: {
                id: 'goOver',
                src: 'goOver',
                input: ({ context }) => context.signed_in?.user.client?.use_zone ?? 'other',
                onDone: '#session.person.gone',
                onError: { target: 'unreadable', actions: 'setFault' },
              },
            },
            speaking: {
              on: { 'session.end': 'ending' },
              invoke: {
                id: 'speak',
                src: 'speak',
                input: ({ context }) => context.signed_in?.user.user_language ?? null,
                onDone: 'signedIn',
                onError: { target: 'unreadable', actions: 'setFault' },
              },
            },
            signedIn: { on: { 'session.read': 'reading', 'page.shown': 'reading', 'session.end': 'ending' } },
            ending: {
              entry: 'forgetFault',
              invoke: {
                id: 'endSession',
                src: 'endSession',
                input: null,
                // The same cleanup as for a session that the server has ended.
                onDone: { actions: raise({ type: 'session.lost' }) },
                onError: { target: 'notEnded', actions: 'setFault' },
              },
            },
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
            onError: { target: 'notLeft', actions: 'setFault' },
          },
        },
        /** There is no session, and the sign-in page cannot be reached. */
        notLeft: { on: { 'session.leave': 'leaving', 'session.read': 'leaving' } },
        /**
         * Another user has signed in in this browser: nothing of the previous one is shown, requested or saved any
         * more.
         */
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
