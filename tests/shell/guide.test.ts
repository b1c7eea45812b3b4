import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { guideInputs } from '#machines/shell/guide/examples.ts';
import { type GuideInput, guideMachine } from '#machines/shell/guide/machine.ts';
import { HeldPorts, holdAll } from '#tests/machines/heldPorts.ts';
import { explore } from '../../pathways/explore.ts';
import { valueText } from '../../pathways/valueText.ts';
import { shellMachines, shellSuitesFile, shellSuitesText } from './shellSuites.ts';

function startMachine(input: GuideInput) {
  const ports = new HeldPorts();
  const actor = createActor(holdAll(guideMachine, ports), { input }).start();
  return { ports, actor, state: () => valueText(actor.getSnapshot().value) };
}

describe('guide [GUI-01]', () => {
  it('the guide shows the hint of a page unless that hint was closed or the guide was hidden', () => {
    const states = Object.entries<GuideInput>(guideInputs).map(([name, input]) => [name, startMachine(input).state()]);
    expect(Object.fromEntries(states)).toEqual({
      'nothing yet': 'shown',
      'another was closed': 'shown',
      'this one was closed': 'gone',
      'the guide was hidden': 'gone',
    });
  });

  it.each([
    ['hint.close', 'store'],
    ['guide.hide', 'all'],
  ] as const)('the event %s saves `%s` as closed and hides the hint', async (type, kept) => {
    const { ports, actor, state } = startMachine(guideInputs['another was closed']);
    actor.send({ type });
    expect(ports.requests.map(({ port, input }) => [port, input])).toEqual([['keep', kept]]);
    ports.last('keep').answer(null);
    await Promise.resolve();
    expect(state()).toBe('gone');
  });

  it('closing a hint hides it even if saving that fails', async () => {
    const { ports, actor, state } = startMachine(guideInputs['nothing yet']);
    actor.send({ type: 'hint.close' });
    ports.last('keep').fail({ kind: 'offline' });
    await Promise.resolve();
    expect(state()).toBe('gone');
  });

  it('the guide machine reaches exactly its four states', () => {
    const reached = shellMachines.guide.flatMap(({ model }) => {
      const graph = explore(model);
      expect(graph.complete).toBe(true);
      return [...graph.nodes.values()].map(({ configuration }) => valueText(configuration.snapshot.value));
    });
    expect([...new Set(reached)].toSorted()).toEqual(['closed', 'gone', 'hidden', 'shown']);
  });

  it('the guide machine matches its golden suites [GUI-01]', async () => {
    await expect(shellSuitesText('guide')).toMatchFileSnapshot(shellSuitesFile('guide'));
  });
});
