import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { Selection } from '#contract/entities/selection.ts';
import { purchaseFlow } from '#machines/flows/purchase/flow.ts';
import { purchaseMachine } from '#machines/flows/purchase/machine.ts';
import { sealSnapshot } from '#machines/kit/snapshot.ts';
import { emptySelection } from '#machines/lifecycles/selection.ts';
import type { DraftOpening } from '#machines/shell/saving/stash.ts';
import { HeldPorts, holdAll } from '#tests/machines/heldPorts.ts';
import { openRun } from './openRun.ts';

const selection: Selection = { ...emptySelection, plan_id: 'growth', years: 2 };
const inputOf = (userInput: Selection | null) => ({ draft_id: 'draft-1', key: 'key-1', order_type: null, userInput });

/** The saved snapshot of a purchase that is loading its store, with changes to its seal. */
function savedSnapshot(change: Readonly<Record<string, unknown>> = {}): string {
  const actor = createActor(holdAll(purchaseMachine, new HeldPorts()), { input: inputOf(selection) }).start();
  const sealed = JSON.parse(sealSnapshot(purchaseFlow, actor.getPersistedSnapshot()));
  actor.stop();
  return JSON.stringify({ ...sealed, ...change });
}

function openSaved(
  snapshot: string | null,
  opening: DraftOpening = { kind: 'kept', known: [] },
  taken: Selection | null = null,
) {
  const draft = { draft_id: 'draft-1', key: 'key-1', saved: null, snapshot };
  const machine = holdAll(purchaseMachine, new HeldPorts());
  const run = openRun({ flow: purchaseFlow, machine, draft, opening, taken, input: inputOf, inspect: () => {} });
  if (run.origin === 'refused') return run;
  return { origin: run.origin, selection: run.actor.getSnapshot().context.selection };
}

describe('opening the run of a draft', () => {
  it('the run of a draft without a snapshot continues with the input of the previous run', () => {
    expect(openSaved(null, undefined, selection)).toEqual({ origin: 'continued', selection });
  });

  it.each<[string, string | null, DraftOpening | undefined, unknown]>([
    ['is new where nothing is kept', null, undefined, { origin: 'new', selection: emptySelection }],
    ['is restored', savedSnapshot(), undefined, { origin: 'restored', selection }],
    [
      'is begun with what was typed in another build',
      savedSnapshot({ structure: 'another' }),
      undefined,
      { origin: 'carried', selection },
    ],
    [
      'prefers what this tab has put away since',
      'not json',
      { kind: 'stashed', text: savedSnapshot(), known: [] },
      { origin: 'restored', selection },
    ],
    [
      'takes what was entered in a draft that has ended elsewhere into a new run',
      null,
      { kind: 'orphaned', text: savedSnapshot(), known: [] },
      { origin: 'continued', selection },
    ],
    [
      'is no run at all where it cannot be read',
      savedSnapshot({ version: 9, typed: { seats: 4 } }),
      undefined,
      { origin: 'refused', reason: 'newer', kept: 'seats: 4' },
    ],
  ])('the run of a draft %s', (_words, snapshot, opening, expected) => {
    expect(openSaved(snapshot, opening)).toEqual(expected);
  });
});
