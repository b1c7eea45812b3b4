import { expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { tipInputs } from '#machines/shell/securityTip/examples.ts';
import { securityTipMachine, type TipInput, tipMs } from '#machines/shell/securityTip/machine.ts';
import { HeldPorts, holdAll } from '#tests/machines/heldPorts.ts';
import { explore } from '../../pathways/explore.ts';
import { valueText } from '../../pathways/valueText.ts';
import { shellMachines, shellSuitesFile, shellSuitesText } from './shellSuites.ts';

function startMachine(input: TipInput) {
  const ports = new HeldPorts();
  const clock = new SimulatedClock();
  const actor = createActor(holdAll(securityTipMachine, ports), { input, clock }).start();
  return { ports, clock, actor, state: () => valueText(actor.getSnapshot().value) };
}

it('the security tip is shown once for a risky sign-in elsewhere, and never in a session that is a risk itself [SEC-02]', () => {
  const states = Object.entries<TipInput>(tipInputs).map(([name, input]) => [name, startMachine(input).state()]);
  expect(Object.fromEntries(states)).toEqual({
    'no risk': 'hidden',
    'a risk elsewhere': 'shown',
    'a risk elsewhere, told before': 'hidden',
    'this one is a risk': 'hidden',
    'this one is a risk, and another': 'hidden',
  });
});

it('the security tip is hidden after ten seconds or when it is closed [SEC-02]', () => {
  const waiting = startMachine(tipInputs['a risk elsewhere']);
  waiting.clock.increment(tipMs - 1);
  expect(waiting.state()).toBe('shown');
  waiting.clock.increment(1);
  expect(waiting.state()).toBe('hidden');
  const closed = startMachine(tipInputs['a risk elsewhere']);
  closed.actor.send({ type: 'tip.close' });
  expect([closed.state(), tipMs]).toEqual(['hidden', 10_000]);
});

it('the security tip is remembered as soon as it is shown, and stays visible if remembering fails', async () => {
  const { ports, state } = startMachine(tipInputs['a risk elsewhere']);
  expect(ports.requests.map(({ port }) => port)).toEqual(['rememberTold']);
  ports.last('rememberTold').fail({ kind: 'offline' });
  await Promise.resolve();
  expect(state()).toBe('shown');
});

it('the security tip machine reaches exactly its two states', () => {
  const reached = shellMachines.securityTip.flatMap(({ model }) => {
    const graph = explore(model);
    expect(graph.complete).toBe(true);
    return [...graph.nodes.values()].map(({ configuration }) => valueText(configuration.snapshot.value));
  });
  expect([...new Set(reached)].toSorted()).toEqual(['hidden', 'shown']);
});

it('the security tip machine matches its golden suites [SEC-02]', async () => {
  await expect(shellSuitesText('securityTip')).toMatchFileSnapshot(shellSuitesFile('securityTip'));
});
