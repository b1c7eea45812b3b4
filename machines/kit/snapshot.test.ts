import { describe, expect, it } from 'vitest';
import { createActor, setup } from 'xstate';
import { z } from 'zod/mini';
import { HeldPorts } from '#tests/machines/heldPorts.ts';
import { unprovidedUntilMoment } from './deadline.ts';
import { defineFlow } from './flow.ts';
import { defineMigration } from './migration.ts';
import { openSnapshot, sealSnapshot } from './snapshot.ts';
import { structureHash } from './structure.ts';

const userInput = z.strictObject({ people: z.int().check(z.minimum(1)), table: z.string() });
type UserInput = z.infer<typeof userInput>;
const context = z.object({ booking: userInput, at: z.string() });

/** A table reservation, version 3: the state `held` of version 1 is now `held.waiting`. */
const machine = setup({
  types: {
    context: {} as z.infer<typeof context>,
    events: {} as { type: 'table.take' },
    input: {} as { userInput: UserInput },
  },
  actors: { untilMoment: unprovidedUntilMoment },
}).createMachine({
  id: 'table',
  context: ({ input }) => ({ booking: input.userInput, at: '2026-11-21T10:15:00Z' }),
  initial: 'held',
  states: {
    held: {
      initial: 'waiting',
      states: {
        waiting: {
          invoke: {
            id: 'untilGone',
            src: 'untilMoment',
            input: ({ context: { at } }) => ({ at }),
            onDone: '#table.gone',
          },
          on: { 'table.take': '#table.taken' },
        },
      },
    },
    gone: {},
    taken: { type: 'final' },
  },
});

/** Version 1 had seats instead of a table; version 2 had no moment. */
const version1Parts = z.object({ value: z.string(), context: z.object({ seats: z.int() }), userInput: z.unknown() });
const version2Parts = z.object({
  value: z.string(),
  context: z.object({ booking: userInput }),
  userInput: z.unknown(),
});

const flow = defineFlow({
  id: 'purchase',
  version: 3,
  machine,
  userInput: {
    read: (kept) => context.safeParse(kept).data?.booking ?? null,
    check: (value) => userInput.safeParse(value).data ?? null,
  },
  allowlist: { read: [], codes: {} },
  context,
  needs: {},
  migrations: [
    defineMigration(1, version1Parts, ({ value, context: { seats } }) => {
      if (seats > 12) throw new Error('no table is that long');
      const booking = { people: seats, table: 'any' };
      return { value, context: { booking }, userInput: booking };
    }),
    defineMigration(2, version2Parts, ({ value, context: { booking } }) => ({
      value: value === 'held' ? { held: 'waiting' } : value,
      context: { booking, at: '2026-11-21T10:00:00Z' },
      userInput: booking,
    })),
  ],
});

const windowBooking = { people: 4, table: 'by the window' };
const sealedTextWith = (change: Readonly<Record<string, unknown>> = {}) => {
  const actor = createActor(machine, { input: { userInput: windowBooking } }).start();
  const text = sealSnapshot(flow, actor.getPersistedSnapshot());
  actor.stop();
  return JSON.stringify({ ...JSON.parse(text), ...change });
};
const sealedVersion1 = (value: unknown, seats: unknown, kept: unknown = { seats }) =>
  sealedTextWith({
    version: 1,
    structure: 'of long ago',
    typed: kept,
    snapshot: { status: 'active', value, context: { seats } },
  });
const sealedVersion2 = (value: unknown, booking: unknown) =>
  sealedTextWith({
    version: 2,
    structure: 'before',
    typed: booking,
    snapshot: { status: 'active', value, context: { booking } },
  });

function openAndStart(text: string) {
  const opened = openSnapshot(flow, text);
  if (opened.kind !== 'restored') return opened;
  const ports = new HeldPorts();
  const held = machine.provide({ actors: { untilMoment: ports.port('untilMoment') } });
  const actor = createActor(held, { input: { userInput: windowBooking }, snapshot: opened.snapshot }).start();
  const { value, context: known, status } = actor.getSnapshot();
  const requests = ports.requests.map(({ port, input }) => ({ port, input }));
  actor.stop();
  return { value, known, status, requests };
}

const expectedWaiting = (booking: UserInput, at: string) => ({
  value: { held: 'waiting' },
  known: { booking, at },
  status: 'active',
  requests: [{ port: 'untilMoment', input: { at } }],
});

describe('opening a persisted run', () => {
  it.each([
    ['of this build', sealedTextWith(), expectedWaiting(windowBooking, '2026-11-21T10:15:00Z')],
    [
      'of the version before',
      sealedVersion2('held', windowBooking),
      expectedWaiting(windowBooking, '2026-11-21T10:00:00Z'),
    ],
    [
      'of two versions ago',
      sealedVersion1('held', 2),
      expectedWaiting({ people: 2, table: 'any' }, '2026-11-21T10:00:00Z'),
    ],
    [
      'of an older version that had ended',
      sealedVersion2('taken', windowBooking),
      { value: 'taken', known: { booking: windowBooking, at: '2026-11-21T10:00:00Z' }, status: 'done', requests: [] },
    ],
  ])('opening a persisted run restores one %s, with the port requests of its state', (_words, text, expected) => {
    expect(openAndStart(text)).toEqual(expected);
  });

  const carried = (booking: UserInput) => ({ kind: 'carried', userInput: booking });
  it.each([
    ['of this version with another structure', sealedTextWith({ structure: 'another' }), windowBooking],
    ['of a newer version that can still be read', sealedTextWith({ version: 4 }), windowBooking],
    ['of a version before all migrations', sealedTextWith({ version: 0 }), windowBooking],
    ['whose state is gone after its migrations', sealedVersion1('reserved', 2), { people: 2, table: 'any' }],
    [
      'whose parts no migration understands, by what was typed',
      sealedVersion1('held', 'two', windowBooking),
      windowBooking,
    ],
    ['on which a migration fails', sealedVersion1('held', 40, windowBooking), windowBooking],
    ['whose snapshot is broken', sealedTextWith({ snapshot: 'lost' }), windowBooking],
    ['of an older version whose snapshot is broken', sealedTextWith({ version: 2, snapshot: null }), windowBooking],
    [
      'that had stopped with an error',
      sealedTextWith({ snapshot: { status: 'error', value: 'gone', context: {} } }),
      windowBooking,
    ],
  ])('opening a persisted run only carries over the user input of one %s', (_words, text, booking) => {
    expect(openSnapshot(flow, text)).toEqual(carried(booking));
  });

  it.each([
    [
      'newer',
      'that nobody here can read',
      sealedTextWith({ version: 4, typed: { guests: ['Ada', 'Grace'] } }),
      'guests.0: Ada\nguests.1: Grace',
    ],
    ['outdated', 'that no longer passes', sealedVersion1('held', 0), 'seats: 0'],
    ['outdated', 'that no migration knows', sealedTextWith({ version: 0, typed: 'by the door' }), 'by the door'],
    ['foreign', 'of another flow', sealedTextWith({ flow: 'payment' }), 'people: 4\ntable: by the window'],
    ['unreadable', 'that is not JSON', 'not json', 'not json'],
    ['unreadable', 'that was cut off', sealedTextWith().slice(0, 60), sealedTextWith().slice(0, 60)],
    ['unreadable', 'that is not sealed', '{"seats":2}', '{"seats":2}'],
  ])(
    'opening a persisted run is refused as %s for one %s, and its input is kept as text [RUN-08]',
    (reason, _words, text, kept) => {
      expect(openSnapshot(flow, text)).toEqual({ kind: 'refused', reason, kept });
    },
  );

  it('a refused run without known user input keeps its whole text', () => {
    const text = sealedTextWith({ version: 4, typed: null });
    expect(openSnapshot(flow, text)).toEqual({ kind: 'refused', reason: 'newer', kept: text });
  });

  it('a snapshot with a state from which the machine cannot start is not restored', () => {
    const { snapshot } = JSON.parse(sealedTextWith());
    const values = ['held', 'nowhere', 7, null, {}, { held: 'nowhere' }, { held: {} }, { held: 'waiting', more: 'x' }];
    const kinds = values.map((value) => openSnapshot(flow, sealedTextWith({ snapshot: { ...snapshot, value } })).kind);
    expect(kinds).toEqual(values.map(() => 'carried'));
  });

  it('providing actors does not change the structure hash of a machine', () => {
    expect(structureHash(machine.provide({ actors: { untilMoment: new HeldPorts().port('clock') } }))).toBe(
      structureHash(machine),
    );
  });
});
