import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { z } from 'zod/mini';
import { cancelOrderFlow } from '#machines/flows/cancelOrder/flow.ts';
import { cancelOrderMachine } from '#machines/flows/cancelOrder/machine.ts';
import { cancelPorts } from '#machines/flows/cancelOrder/types.ts';
import { flows } from '#machines/flows/index.ts';
import type { Flow } from '#machines/kit/flow.ts';
import { defineMigration } from '#machines/kit/migration.ts';
import { openSnapshot, sealSnapshot } from '#machines/kit/snapshot.ts';
import { goldenPaths } from '../flowkit/goldenSuite.ts';
import { flows as tested } from '../flows/index.ts';
import { HeldPorts, holdAll, holdLeaves } from './heldPorts.ts';

/** A flow's run as saved after each step of its golden paths. */
const savedRuns = (flow: Flow) =>
  tested
    .filter(({ name }) => name === flow.id)
    .flatMap(goldenPaths)
    .flatMap(({ steps }) => steps)
    .map(({ step }) => {
      const persisted = flow.machine.getPersistedSnapshot(step.configuration.snapshot);
      return { persisted: JSON.parse(JSON.stringify(persisted)), text: sealSnapshot(flow, persisted) };
    });

const childrenSchema = z.record(z.string(), z.object({ src: z.string(), snapshot: z.unknown() }));
const childSchema = z.object({ children: childrenSchema });
const requestSchema = z.object({ input: z.optional(z.unknown()) });

/** Pending port requests of a run and its child machines. */
const pendingRequests = (persisted: unknown): readonly unknown[] =>
  Object.values(childSchema.parse(persisted).children).flatMap(({ src, snapshot }) =>
    childSchema.safeParse(snapshot).success ? pendingRequests(snapshot) : [[src, requestSchema.parse(snapshot).input]],
  );

describe.each(Object.values(flows))('persisted run of $id', (flow) => {
  const runs = savedRuns(flow);

  it('a persisted run is restored unchanged at each step of the golden paths [RUN-01]', () => {
    const opened = runs.map(({ text }) => openSnapshot(flow, text));
    // No machine has history states.
    const restored = opened.map((one) =>
      one.kind === 'restored' ? { ...JSON.parse(JSON.stringify(one.snapshot)), historyValue: {} } : one,
    );
    expect(restored).toEqual(runs.map(({ persisted }) => persisted));
    expect(runs.length).toBeGreaterThan(20);
  });

  it('a restored run repeats its pending port requests and no others, at each step [PUR-08, RUN-09]', () => {
    const asked = runs.map(({ text }) => {
      const opened = openSnapshot(flow, text);
      if (opened.kind !== 'restored') throw new Error(opened.kind);
      const ports = new HeldPorts();
      const input = tested.find(({ name }) => name === flow.id)?.model.input;
      createActor(holdLeaves(flow.machine, ports), { input, snapshot: opened.snapshot }).start().stop();
      return ports.requests.map(({ port, input: question }) => [port, question]);
    });
    expect(asked).toEqual(runs.map(({ persisted }) => pendingRequests(persisted)));
  });

  it('a run of a build with another structure keeps only its user input, or starts over if it has none [RUN-07]', () => {
    const kinds = runs.map(({ text }) => {
      const { kind } = openSnapshot(flow, JSON.stringify({ ...JSON.parse(text), structure: 'another' }));
      return kind;
    });
    expect(new Set(kinds)).toEqual(new Set([flow.userInput === null ? 'anew' : 'carried']));
  });
});

it('a run migrated from an older version restarts its active child machine', () => {
  const parts = z.object({ value: z.unknown(), context: z.unknown(), userInput: z.unknown() });
  const { version, migrations } = cancelOrderFlow;
  const newer = {
    ...cancelOrderFlow,
    version: version + 1,
    migrations: [...migrations, defineMigration(version, parts, (same) => same)],
  };
  const isLookingUp = ({ persisted: { value } }: { readonly persisted: { readonly value: unknown } }) =>
    value === 'checkingOutcome';
  const text = savedRuns(cancelOrderFlow).find(isLookingUp)?.text ?? '';
  const opened = openSnapshot(newer, text);
  if (opened.kind !== 'restored') throw new Error(opened.kind);
  const ports = new HeldPorts();
  const machine = cancelOrderMachine.provide({ actors: { checkOutcome: holdAll(cancelPorts.checkOutcome, ports) } });
  const input = { key: '', order_id: '' };
  const actor = createActor(machine, { input, snapshot: opened.snapshot }).start();
  expect(ports.requests.map(({ port, input: question }) => [port, question])).toEqual([
    ['ask', { order_id: 'order-1' }],
  ]);
  actor.stop();
});
