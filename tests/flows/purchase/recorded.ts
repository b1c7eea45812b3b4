import { type AnyActor, createActor, waitFor } from 'xstate';
import { longestTrace } from '#contract/calls/trace.ts';
import { purchaseFlow } from '#machines/flows/purchase/flow.ts';
import { purchaseMachine } from '#machines/flows/purchase/machine.ts';
import { structureHash } from '#machines/kit/structure.ts';
import type { Stimulus } from '#pathways/model.ts';
import type { Trace } from '#pathways/trace/format.ts';
import { Recorder } from '#pathways/trace/record.ts';
import type { Keeps } from '#pathways/trace/veil.ts';
import { HeldPorts, holdAll } from '#tests/machines/heldPorts.ts';
import config from '../../../pathways.config.ts';

const { input } = config.models.purchase;
const named = {
  flow: purchaseFlow.id,
  version: purchaseFlow.version,
  structure: structureHash(purchaseFlow.machine),
};

/** A clock that moves by a quarter of a second whenever it is looked at. */
const movingClock = () => {
  let at = Date.parse('2026-11-21T10:00:00Z');
  return () => {
    at += 250;
    return new Date(at);
  };
};

/** Lets a sequence of things happen to the running machine, and records it. */
export async function record(
  way: readonly Stimulus[],
  keeps: Keeps = purchaseFlow.keeps,
): Promise<{ readonly recorder: Recorder; readonly actor: AnyActor }> {
  const ports = new HeldPorts();
  const recorder = new Recorder({ ...named, keeps }, movingClock());
  const actor: AnyActor = createActor(holdAll(purchaseMachine, ports), { input, inspect: recorder.inspect }).start();
  for (const stimulus of way) {
    const before = actor.getSnapshot();
    if (stimulus.kind === 'event') actor.send(stimulus.event);
    if (stimulus.kind === 'outcome') {
      ports.last(stimulus.source).end(stimulus.outcome);
      await waitFor(actor, (snapshot) => snapshot !== before);
    }
  }
  return { recorder, actor };
}

/** The trace of a recorder, which has to have one. */
export function traceOf(recorder: Recorder): { readonly trace: Trace; readonly text: string } {
  const given = recorder.take(longestTrace);
  if (given === null) throw new Error('nothing was recorded');
  return given;
}
