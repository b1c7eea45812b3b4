import { and, desc, eq } from 'drizzle-orm';
import {
  appointmentApply,
  appointmentCalendar,
  appointmentCancel,
  appointmentMove,
} from '#contract/calls/appointment.ts';
import { contactFormValues } from '#machines/flows/appointment/exampleData.ts';
import { codeHash } from '#server/modules/codes/hash.ts';
import { messageCodes } from '#server/modules/codes/tables.ts';
import { readSettings } from '#server/settings/settings.ts';
import { readSentCode } from '#server/testing/codes.ts';
import { idempotencyKeys } from '#server/wire/tables.ts';
import type { CallOptions } from '#src/api/api.ts';
import { newKey, type Probe, type ProbeCode, probe } from '../../../flowkit/server/probe.ts';
import type { ServedState } from '../../../flowkit/server/servedFlow.ts';
import { firstRow, fromNow } from '../../../flowkit/server/setup.ts';
import { type Environment, type Status, slotIdAt } from './environment.ts';
import { type AppointmentRun, client_id, lastAppointment, mobile, setupTopic } from './run.ts';

type ProbeValues<Asked> = Partial<Asked> | ((run: AppointmentRun) => Promise<Partial<Asked>>);

const foreignIds = { appointment_id: 'client-activating-appointment', slot_id: slotIdAt('2026-11-24T06:00:00Z') };
/** A free time in a consultant's hours, and times outside of them. */
const freeSlotId = slotIdAt('2026-12-02T07:00:00Z');
const closedSlotIds = {
  'at noon': slotIdAt('2026-11-25T04:00:00Z'),
  'in the middle of an hour': slotIdAt('2026-12-02T07:30:00Z'),
  'on a Sunday': slotIdAt('2026-11-29T01:00:00Z'),
  'before today': slotIdAt('2026-11-20T01:00:00Z'),
  'in a month': slotIdAt('2026-12-23T01:00:00Z'),
} as const;

const intruderCode = { code_id: 'code-of-an-intruder', mobile: '+8613900139000', code: '135790' } as const;
async function insertIntruderCode({ world, user_id }: AppointmentRun): Promise<void> {
  const { code_id, code } = intruderCode;
  const { db, now } = world;
  const settings = readSettings({ MALLFLOW_DEMO: '1' });
  await db.delete(messageCodes).where(eq(messageCodes.code_id, code_id));
  await db.insert(messageCodes).values({
    code_id,
    holder: `user ${user_id}`,
    purpose: 'appointment',
    mobile: intruderCode.mobile,
    network: 'of an intruder',
    code_hash: codeHash(code_id, code, { settings }),
    sent_at: now(),
    expires_at: fromNow(world, 600_000),
  });
}

/** Books outside the page, with a correct code for another number and a free time. */
const bookProbe = (
  name: string,
  code: ProbeCode,
  said: ProbeValues<CallOptions<typeof appointmentApply>['query'] & { key: string }> = {},
): Probe<AppointmentRun> =>
  probe(name, code, async (run) => {
    await insertIntruderCode(run);
    const about = {
      category_id: setupTopic,
      slot_id: freeSlotId,
      mobile: intruderCode.mobile,
      code: intruderCode.code,
    } as const;
    const own = typeof said === 'function' ? await said(run) : said;
    const { key, ...query } = { key: newKey(), ...contactFormValues, ...about, language: 'en' as const, ...own };
    return run.api.call(appointmentApply, { query, key });
  });

type Change = { appointment_id: string; slot_id: string; key: string };
const changeOfLast = async (run: AppointmentRun, said: ProbeValues<Change>): Promise<Change> => {
  const own = typeof said === 'function' ? await said(run) : said;
  const appointment_id = own.appointment_id ?? (await lastAppointment(run)).appointment_id;
  return { slot_id: freeSlotId, key: newKey(), ...own, appointment_id };
};

const moveProbe = (name: string, code: ProbeCode, said: ProbeValues<Change> = {}): Probe<AppointmentRun> =>
  probe(name, code, async (run) => {
    const { key, ...body } = await changeOfLast(run, said);
    return run.api.call(appointmentMove, { body, key });
  });

const cancelProbe = (name: string, code: ProbeCode, said: ProbeValues<Change> = {}): Probe<AppointmentRun> =>
  probe(name, code, async (run) => {
    const { key, appointment_id } = await changeOfLast(run, said);
    return run.api.call(appointmentCancel, { query: { appointment_id }, key });
  });

async function usedKey({ world: { db } }: AppointmentRun, call: { readonly path: string }): Promise<string> {
  const done = and(eq(idempotencyKeys.scope, client_id), eq(idempotencyKeys.call, call.path));
  const newest = db.select().from(idempotencyKeys).where(done).orderBy(desc(idempotencyKeys.created_at)).limit(1);
  return firstRow(await newest).key;
}

const valuesAsBooked = async (run: AppointmentRun) => ({
  slot_id: slotIdAt((await lastAppointment(run)).starts_at.toISOString()),
  mobile: mobile.kept,
  code: await readSentCode(run.world.db, mobile.kept),
});

const repeatedProbes: Readonly<Partial<Record<Status, readonly Probe<AppointmentRun>[]>>> = {
  'to come': [
    bookProbe('once more under the same key', 'ok', async (run) => ({
      ...(await valuesAsBooked(run)),
      key: await usedKey(run, appointmentApply),
    })),
    bookProbe('something else under the same key', 'idempotency_key_reused', async (run) => ({
      ...(await valuesAsBooked(run)),
      messenger_id: 'another',
      key: await usedKey(run, appointmentApply),
    })),
    bookProbe('once more by the same code', 'sms_code_expired', valuesAsBooked),
  ],
  moved: [
    moveProbe('once more under the same key', 'ok', async (run) => ({
      slot_id: slotIdAt((await lastAppointment(run)).starts_at.toISOString()),
      key: await usedKey(run, appointmentMove),
    })),
    moveProbe('to another time under the same key', 'idempotency_key_reused', async (run) => ({
      key: await usedKey(run, appointmentMove),
    })),
  ],
  cancelled: [
    cancelProbe('once more under the same key', 'ok', async (run) => ({ key: await usedKey(run, appointmentCancel) })),
  ],
};

const foreignProbes: readonly Probe<AppointmentRun>[] = [
  moveProbe('puts the appointment of somebody else at another time', 'appointment_not_found', foreignIds),
  cancelProbe('cancels the appointment of somebody else', 'appointment_not_found', foreignIds),
  probe('reads the appointment of somebody else', 'appointment_not_found', ({ api }) =>
    api.call(appointmentCalendar, { query: { appointment_id: foreignIds.appointment_id, language: 'en' } }),
  ),
];

const unprovenProbes: readonly Probe<AppointmentRun>[] = [
  bookProbe('without a code', 'sms_code_missing', { mobile: '+8613700137000' }),
  bookProbe('by a wrong code', 'sms_code_wrong', { code: '135791' }),
  bookProbe('by the code of another number', 'sms_code_missing', { mobile: '+8613600136000', code: intruderCode.code }),
];

const unbookableProbes: readonly Probe<AppointmentRun>[] = [
  bookProbe('at the time of somebody else', 'slot_taken', { slot_id: foreignIds.slot_id }),
  ...Object.entries(closedSlotIds).map(([when, slot_id]) => bookProbe(`books ${when}`, 'slot_taken', { slot_id })),
  bookProbe('what others are below', 'appointment_category_unknown', { category_id: 'training' }),
];

const changeableProbes: readonly Probe<AppointmentRun>[] = [
  bookProbe('a second one', 'appointment_state_refuses'),
  moveProbe('to the time of somebody else', 'slot_taken', { slot_id: foreignIds.slot_id }),
  ...Object.entries(closedSlotIds).map(([when, slot_id]) => moveProbe(`moves ${when}`, 'slot_taken', { slot_id })),
  ...foreignProbes,
];
const unchangeableProbes = [
  moveProbe('what cannot be moved', 'appointment_state_refuses'),
  cancelProbe('what cannot be cancelled', 'appointment_state_refuses'),
];

const probesByStatus: Readonly<Record<Status, readonly Probe<AppointmentRun>[]>> = {
  new: [bookProbe('with no answers', 'questionnaire_missing'), ...foreignProbes],
  free: [...unbookableProbes, ...unprovenProbes, ...foreignProbes],
  kept: [...unbookableProbes, ...unchangeableProbes],
  'cancelled by us': unchangeableProbes,
  'to come': changeableProbes,
  moved: changeableProbes,
  'under way': [bookProbe('a second one', 'appointment_state_refuses'), ...unchangeableProbes],
  cancelled: [...unchangeableProbes, bookProbe('at noon', 'slot_taken', { slot_id: closedSlotIds['at noon'] })],
  frozen: [bookProbe('while it is frozen', 'appointment_frozen'), ...unchangeableProbes, ...foreignProbes],
  child: [
    bookProbe('as a child account', 'main_account_only'),
    moveProbe('as a child account', 'main_account_only', foreignIds),
    cancelProbe('as a child account', 'main_account_only', foreignIds),
  ],
  sandbox: [bookProbe('in the sandbox', 'appointment_sandbox'), ...foreignProbes],
};

/** The page for each status on which no request is under way. */
const restingState: Readonly<Record<Status, string>> = {
  ...{ new: 'list', free: 'list', kept: 'list', 'cancelled by us': 'list' },
  ...{ 'to come': 'applied', moved: 'applied', 'under way': 'applied' },
  ...{ cancelled: 'cancelled', frozen: 'frozen', child: 'childAccount', sandbox: 'sandbox' },
};

export function probesAt({ snapshot, environment }: ServedState<Environment>): readonly Probe<AppointmentRun>[] {
  const { stands, done, lacks } = environment;
  // An account may book only so often, so probe only while everything is offered; `lacks` does not affect these
  // answers.
  if (lacks !== null || !snapshot.matches(restingState[stands])) return [];
  const isOwn = done !== null && done !== 'answered' && done !== 'frozen';
  return [...probesByStatus[stands], ...(isOwn ? (repeatedProbes[stands] ?? []) : [])];
}
