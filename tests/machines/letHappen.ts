import { type AnyActor, waitFor } from 'xstate';
import type { Stimulus } from '../../pathways/model.ts';
import type { HeldPorts } from './heldPorts.ts';

/** Lets something happen to a running machine whose ports are held, and waits until it has taken it. */
export async function letHappen(actor: AnyActor, ports: HeldPorts, stimulus: Stimulus): Promise<void> {
  const before = actor.getSnapshot();
  if (stimulus.kind === 'event') actor.send(stimulus.event);
  if (stimulus.kind !== 'outcome') return;
  ports.last(stimulus.source).end(stimulus.outcome);
  await waitFor(actor, (snapshot) => snapshot !== before);
}
