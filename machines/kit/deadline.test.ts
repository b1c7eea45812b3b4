import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnyStateMachine, type AnyStateNode, assign, createActor, setup } from 'xstate';
import { createUntilMoment } from '#src/ports/clock.ts';
import { unprovidedUntilMoment } from './deadline.ts';

const start = '2026-11-21T10:00:00.000Z';
const minute = 60_000;
const countingSetup = setup({
  types: { context: {} as { at: string; fired: number } },
  actors: { untilMoment: unprovidedUntilMoment },
  actions: { count: assign({ fired: ({ context: { fired } }) => fired + 1 }) },
});
const context = { at: '2026-11-21T10:10:00.000Z', fired: 0 };

const machineWithAfter = countingSetup.createMachine({
  context,
  initial: 'waiting',
  states: { waiting: { after: { [10 * minute]: { actions: 'count' } } } },
});

const machineWithUntilMoment = countingSetup
  .createMachine({
    context,
    initial: 'waiting',
    states: {
      waiting: {
        invoke: {
          id: 'untilDue',
          src: 'untilMoment',
          input: ({ context: { at } }) => ({ at }),
          onDone: { actions: 'count' },
          onError: { actions: 'count' },
        },
      },
    },
  })
  .provide({ actors: { untilMoment: createUntilMoment(() => new Date()) } });

type WaitingMachine = typeof machineWithAfter | typeof machineWithUntilMoment;

const advanceMinutes = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * minute);

async function firedWithoutRestore(machine: WaitingMachine, spans: readonly number[]): Promise<readonly number[]> {
  const actor = createActor(machine).start();
  const fired: number[] = [];
  for (const span of spans) {
    await advanceMinutes(span);
    fired.push(actor.getSnapshot().context.fired);
  }
  actor.stop();
  return fired;
}

/**
 * Runs the machine for four minutes, restores it from JSON after `away` minutes, and counts the firings after each
 * span.
 */
async function firedAfterRestore(
  machine: WaitingMachine,
  away: number,
  spans: readonly number[],
): Promise<readonly number[]> {
  const before = createActor(machine).start();
  await advanceMinutes(4);
  const kept = JSON.stringify(before.getPersistedSnapshot());
  before.stop();
  await advanceMinutes(away);
  const after = createActor(machine, { snapshot: JSON.parse(kept) }).start();
  const fired: number[] = [];
  for (const span of spans) {
    await advanceMinutes(span);
    fired.push(after.getSnapshot().context.fired);
  }
  after.stop();
  return fired;
}

describe('deadlines', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse(start) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ['an `after`', machineWithAfter],
    ['a moment', machineWithUntilMoment],
  ])('a deadline by %s fires once in a run that is never interrupted', async (_way, machine) => {
    expect(await firedWithoutRestore(machine, [9.9, 0.1, 60])).toEqual([0, 1, 1]);
  });

  // XState schedules `after` on entering a state, and a restored actor enters none: its timer is lost.
  it.each([
    ['never fires by an `after`', machineWithAfter, [0, 0, 0]],
    ['fires once by a moment, for what was left', machineWithUntilMoment, [0, 1, 1]],
  ])('a deadline that is still ahead after a restore %s', async (_words, machine, fired) => {
    expect(await firedAfterRestore(machine, 1, [4.9, 0.1, 600])).toEqual(fired);
  });

  it.each([
    ['never fires by an `after`', machineWithAfter, [0, 0]],
    ['fires by a moment at once, and once', machineWithUntilMoment, [1, 1]],
  ])('a deadline that passed before the restore %s [RUN-09]', async (_words, machine, fired) => {
    expect(await firedAfterRestore(machine, 60, [0, 600])).toEqual(fired);
  });

  it('a deadline by a moment that fired before a restore does not fire again', async () => {
    const before = createActor(machineWithUntilMoment).start();
    await advanceMinutes(11);
    const kept = JSON.stringify(before.getPersistedSnapshot());
    before.stop();
    const after = createActor(machineWithUntilMoment, { snapshot: JSON.parse(kept) }).start();
    await advanceMinutes(60);
    expect(after.getSnapshot().context.fired).toBe(1);
    after.stop();
  });

  it('stopping a run before its deadline removes the timer', async () => {
    const actor = createActor(machineWithUntilMoment).start();
    const running = vi.getTimerCount();
    actor.stop();
    expect([running, vi.getTimerCount()]).toEqual([1, 0]);
  });
});

function statesWithAfter(machine: AnyStateMachine): readonly string[] {
  const inNode = (node: AnyStateNode): string[] => [
    ...(node.after.length === 0 ? [] : [node.id]),
    ...Object.values(node.states).flatMap(inNode),
  ];
  return inNode(machine.root);
}

const flowModules = import.meta.glob<Record<string, { readonly id: string; readonly machine: AnyStateMachine }>>(
  '../flows/*/flow.ts',
  { eager: true },
);
const flows = Object.values(flowModules).flatMap((module) => Object.values(module));

describe('deadlines in the machines of all flows', () => {
  it.each(flows.map((flow) => [flow.id, flow.machine] as const))(
    '%s has no `after` transition, which would be lost after a restore',
    (_id, machine) => {
      const words =
        'an `after` stays silent after a restore: keep a moment in the context, invoke untilMoment (kit/deadline.ts)';
      expect(statesWithAfter(machine), words).toEqual([]);
    },
  );

  it('the check of all flow machines covers purchase and detects an `after` transition', () => {
    expect(flows.map(({ id }) => id)).toContain('purchase');
    expect([statesWithAfter(machineWithAfter), statesWithAfter(machineWithUntilMoment)]).toEqual([
      ['(machine).waiting'],
      [],
    ]);
  });
});
