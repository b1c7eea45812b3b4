import { setup } from 'xstate';
import type { GuideState, HintId, HintOrAll } from '#contract/entities/guide.ts';
import { unprovidedPort } from '../../kit/port.ts';

export interface GuideInput extends Readonly<GuideState> {
  readonly hint: HintId;
}

export type GuideEvent = { readonly type: 'hint.close' } | { readonly type: 'guide.hide' };

export const guidePorts = {
  /** Saves for the user which hint, or all of them, not to show again. */
  keep: unprovidedPort<HintOrAll, null>('keep'),
};
export type GuidePorts = typeof guidePorts;

/**
 * Shows a page's hint until the user closes it or hides the whole guide.
 *
 * Invariants:
 * - A closed hint is not shown again, and no hint after the guide was hidden.
 * - If saving fails, the hint stays hidden in this tab and returns after a reload.
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
