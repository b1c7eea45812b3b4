import { expect, it } from 'vitest';
import { setup } from 'xstate';
import type { Model } from './model.ts';
import { listText } from './report.ts';

const modelOf = (machine: Model['machine']): Model => ({ machine, input: undefined, events: [], outcomes: {} });

it('the list of flows shows the number of declared states and transitions of each machine', () => {
  const door = setup({}).createMachine({
    id: 'door',
    initial: 'closed',
    states: { closed: { on: { open: 'opened' } }, opened: { on: { close: 'closed' } } },
  });
  const still = setup({}).createMachine({ id: 'still' });
  expect(listText({ door: modelOf(door), standstill: modelOf(still) })).toBe(
    'door        3 states, 2 transitions\nstandstill  1 states, 0 transitions',
  );
});
