import { setup } from 'xstate';
import { unprovidedPort } from '../../kit/port.ts';

/** What is explained to whoever comes to a page for the first time, by that page. */
export const hintIds = ['home', 'store', 'orders', 'vouchers'] as const;
export type HintId = (typeof hintIds)[number];

/** What a person has done with the guide so far. */
export interface GuideKept {
  readonly dismissed: readonly HintId[];
  /** Whether no hint is shown any more, whichever there are. */
  readonly is_hidden: boolean;
}

export interface GuideInput extends GuideKept {
  /** The hint of the page that is shown. */
  readonly hint: HintId;
}

export type GuideEvent = { readonly type: 'hint.close' } | { readonly type: 'guide.hide' };

export const guidePorts = {
  /** Keeps what was done with the guide. */
  keep: unprovidedPort<GuideKept, null>('keep'),
};
export type GuidePorts = typeof guidePorts;

/**
 * Shows the hint of a page until it is closed, or the guide is hidden with all of its hints.
 *
 * Invariants:
 * - A hint that was closed is not shown again, and none is once the guide was hidden.
 * - What could not be kept is gone from this page, and comes again with the next.
 */
export const guideMachine = setup({
  types: {
    context: {} as GuideInput,
    events: {} as GuideEvent,
    input: {} as GuideInput,
    children: {} as { readonly [Port in keyof GuidePorts]: Port },
  },
  actors: guidePorts,
  guards: {
    isNew: ({ context }) => !context.is_hidden && !context.dismissed.includes(context.hint),
  },
}).createMachine({
  id: 'guide',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isNew', target: 'shown' }, { target: 'gone' }] },
    shown: { on: { 'hint.close': 'closed', 'guide.hide': 'hidden' } },
    closed: {
      invoke: {
        id: 'keep',
        src: 'keep',
        input: ({ context: { hint, dismissed } }) => ({ dismissed: [...dismissed, hint], is_hidden: false }),
        onDone: 'gone',
        onError: 'gone',
      },
    },
    hidden: {
      invoke: {
        id: 'keep',
        src: 'keep',
        input: ({ context: { dismissed } }) => ({ dismissed, is_hidden: true }),
        onDone: 'gone',
        onError: 'gone',
      },
    },
    gone: {},
  },
});
