import { setup } from 'xstate';
import type { GuideKept, HintId, HintOrAll } from '#contract/entities/guide.ts';
import { unprovidedPort } from '../../kit/port.ts';

export interface GuideInput extends Readonly<GuideKept> {
  /** The hint of the page that is shown. */
  readonly hint: HintId;
}

export type GuideEvent = { readonly type: 'hint.close' } | { readonly type: 'guide.hide' };

export const guidePorts = {
  /** Keeps for the user that a hint, or the guide with all of its hints, is not shown again. */
  keep: unprovidedPort<HintOrAll, null>('keep'),
};
export type GuidePorts = typeof guidePorts;

/**
 * Shows the hint of a page until it is closed, or the guide is hidden with all of its hints.
 *
 * Invariants:
 * - A hint that was closed is not shown again, and none is once the guide was hidden.
 * - What could not be kept is gone from the pages of this tab, and comes back when they are loaded again.
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
        input: ({ context }) => context.hint,
        onDone: 'gone',
        onError: 'gone',
      },
    },
    hidden: {
      invoke: {
        id: 'keep',
        src: 'keep',
        input: 'all' as const,
        onDone: 'gone',
        onError: 'gone',
      },
    },
    gone: {},
  },
});
