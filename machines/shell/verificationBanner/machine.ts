import { setup } from 'xstate';
import { isForeignCurrency, type UserInfo } from '#contract/entities/client.ts';
import { isSameVerificationType, verificationTypeOf } from '#contract/entities/verification.ts';
import { unprovidedPort } from '../../kit/port.ts';

type Verification = NonNullable<UserInfo['verification']>;
type Client = NonNullable<UserInfo['client']>;

export interface BannerInput {
  readonly verification: Verification;
  readonly client: Pick<Client, 'use_zone' | 'currency_id'>;
  /** Whether it was closed in this browser within the last `closedDays`. */
  readonly is_closed: boolean;
}

export type BannerEvent = { readonly type: 'banner.close' };

export const closedDays = 7;

export const bannerPorts = {
  rememberClosing: unprovidedPort<null, null>('rememberClosing'),
};
export type BannerPorts = typeof bannerPorts;

/** Whether the server's message is about the type of verification that applies to the client. */
const isOwnVerificationType = ({ verification, client }: BannerInput): boolean =>
  isSameVerificationType(verification.verification_type, verificationTypeOf(client.use_zone));

/**
 * The banner above the mall's pages about the client's verification.
 *
 * Life: the status decides once which banner is shown. Only the one about a passed verification can be closed, for some
 * days.
 *
 * Invariants:
 * - A banner that asks for an action cannot be closed.
 * - A closed banner disappears at once, even if closing cannot be stored.
 * - The server's message is shown only if it is about the client's own verification, and not empty.
 */
export const verificationBannerMachine = setup({
  types: {
    context: {} as BannerInput,
    events: {} as BannerEvent,
    input: {} as BannerInput,
    children: {} as { readonly [Port in keyof BannerPorts]: Port },
  },
  actors: bannerPorts,
  guards: {
    isNone: ({ context }) => context.verification.status === 'none',
    isPending: ({ context }) => context.verification.status === 'pending',
    isTrial: ({ context }) => context.verification.status === 'trial_pass',
    hasPassed: ({ context }) => context.verification.status === 'pass',
    isForeign: ({ context }) => isForeignCurrency(context.client.currency_id),
    isClosed: ({ context }) => context.is_closed,
    hasOwnMessage: ({ context }) => isOwnVerificationType(context) && context.verification.message !== '',
  },
}).createMachine({
  id: 'verificationBanner',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isNone', target: 'prompting' },
        { guard: 'isPending', target: 'reviewing' },
        { guard: 'isTrial', target: 'passedForNow' },
        { guard: 'hasPassed', target: 'passed' },
        { target: 'refused' },
      ],
    },
    prompting: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isForeign', target: 'foreign' }, { target: 'domestic' }] },
        domestic: {},
        /** Clients that pay in a foreign currency get another text. */
        foreign: {},
      },
    },
    reviewing: {},
    passedForNow: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'hasOwnMessage', target: 'inTheirWords' }, { target: 'inOurWords' }] },
        inTheirWords: {},
        inOurWords: {},
      },
    },
    passed: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isClosed', target: 'closed' }, { target: 'shown' }] },
        shown: { on: { 'banner.close': 'closing' } },
        /** The banner has already disappeared. */
        closing: {
          invoke: {
            id: 'rememberClosing',
            src: 'rememberClosing',
            input: null,
            onDone: 'closed',
            // It returns with the next page.
            onError: 'closed',
          },
        },
        closed: {},
      },
    },
    refused: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'hasOwnMessage', target: 'inTheirWords' }, { target: 'inOurWords' }] },
        inTheirWords: {},
        inOurWords: {},
      },
    },
  },
});
