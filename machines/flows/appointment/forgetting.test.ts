import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, transition, waitFor } from 'xstate';
import { categories, first, frozenInfo, unanswered } from './exampleStandings.ts';
import { appointmentMachine } from './machine.ts';
import type { AppointmentFlowEvent } from './types.ts';
import { beginWith } from './updates.ts';

const listed = { type: 'list.show' } as const;
const checked = { type: 'appointments.check' } as const;
const resumed = { type: 'flow.resume' } as const;
const left = { type: 'booking.leave' } as const;

/** What a person does where something may still be told of the last attempt, by where that is. */
const leaving: Readonly<Record<string, readonly AppointmentFlowEvent[]>> = {
  list: [{ type: 'booking.begin' }, { type: 'standing.show' }, checked, resumed],
  applied: [listed, checked, resumed],
  frozen: [listed, checked, resumed],
  cancelled: [listed, checked, resumed],
  questions: [left],
  time: [{ type: 'times.retry' }, left, resumed],
  contact: [left],
};

const input = { key: 'key', userInput: null };

/** A run in which an attempt was refused, or failed, and in which something is missing. */
const telling = (value: string) =>
  appointmentMachine.resolveState({
    value,
    context: {
      ...beginWith(input),
      // In the list booking can be begun again.
      told: { ...frozenInfo, reason: value === 'list' ? null : frozenInfo.reason },
      category_id: 'first-setup',
      slots: [first],
      refusal: { code: 'slot_taken' },
      fault: { kind: 'timeout' },
      nothing_sent: true,
      is_asked_for: true,
    },
  });

const frozen = { told: frozenInfo, categories, questionnaire: unanswered, answered: null };

const nothing = { refusal: null, fault: null, nothing_sent: false, is_asked_for: false };

describe('what is told of the last attempt', () => {
  const cases = Object.entries(leaving).flatMap(([value, events]) =>
    events.map((event) => ({ value, type: event.type, event })),
  );

  it.each(cases)('is forgotten once somebody goes on from $value by $type', ({ value, event }) => {
    const before = telling(value);
    expect(before.can(event)).toBe(true);
    expect(transition(appointmentMachine, before, event)[0].context).toMatchObject(nothing);
  });

  it('is forgotten once a freeze is over', async () => {
    const isOver = Promise.withResolvers<null>();
    const reads = [Promise.resolve(frozen), new Promise<typeof frozen>(() => {})];
    const machine = appointmentMachine.provide({
      actors: {
        readAppointments: fromPromise(() => reads.shift() ?? Promise.reject()),
        untilFreezeEnds: fromPromise(() => isOver.promise),
      },
    });
    const actor = createActor(machine, { input, snapshot: telling('unread') }).start();
    actor.send(checked);
    const counting = await waitFor(actor, (snapshot) => snapshot.matches('frozen'));
    expect(counting.context.refusal).toEqual({ code: 'slot_taken' });
    isOver.resolve(null);
    const after = await waitFor(actor, (snapshot) => snapshot.matches('reading'));
    expect(after.context).toMatchObject(nothing);
    actor.stop();
  });
});
