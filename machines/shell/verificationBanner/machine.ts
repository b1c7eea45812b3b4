import { setup } from 'xstate';
import { isForeignCurrency, type UserInfo } from '#contract/entities/client.ts';
import { isSameVerification, verificationTypeOf } from '#contract/entities/verification.ts';
import { unprovidedPort } from '../../kit/port.ts';

type Verification = NonNullable<UserInfo['verification']>;
type Client = NonNullable<UserInfo['client']>;

/** How the verification of a client stands, as its users know it. */
export interface BannerInput {
  readonly verification: Verification;
  readonly client: Pick<Client, 'use_zone' | 'currency_id'>;
  /** Whether it was closed in this browser, not so long ago. */
  readonly is_closed: boolean;
}

export type BannerEvent = { readonly type: 'banner.close' };

/** How long a banner that was closed stays away. */
export const closedDays = 7;

export const bannerPorts = {
  rememberClosing: unprovidedPort<null, null>('rememberClosing'),
};
export type BannerPorts = typeof bannerPorts;

/** Whether the server's words are about the verification that the client goes through. */
const isOwn = ({ verification, client }: BannerInput): boolean =>
  isSameVerification(verification.verification_type, verificationTypeOf(client.use_zone));

/**
 * What stands above the pages of the mall about the verification of the client's enterprise.
 *
 * Life: how the verification stands decides once which banner is shown; that it has passed can be closed, and stays away for some days.
 *
 * Invariants:
 * - Only good news can be closed: whatever is still to be done stays in sight.
 * - A banner that was closed is gone at once, whether or not that could be remembered.
 * - The server's words are shown where they are about the client's own verification, and never where they are empty.
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
    hasOwnMessage: ({ context }) => isOwn(context) && context.verification.message !== '',
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
    /** Nothing has been handed in. */
    prompting: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isForeign', target: 'foreign' }, { target: 'domestic' }] },
        domestic: {},
        /** To clients that pay from overseas it is told in other words. */
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
        /** It is gone already. */
        closing: {
          invoke: {
            id: 'rememberClosing',
            src: 'rememberClosing',
            input: null,
            onDone: 'closed',
            // It comes back with the next page.
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
        /** As the server says it. */
        inTheirWords: {},
        inOurWords: {},
      },
    },
  },
});
