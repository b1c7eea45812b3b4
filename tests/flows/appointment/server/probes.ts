import { and, desc, eq } from 'drizzle-orm';
import {
  appointmentApply,
  appointmentCalendar,
  appointmentCancel,
  appointmentMove,
} from '#contract/calls/appointment.ts';
import { contactFormValues } from '#machines/flows/appointment/exampleStandings.ts';
import { codeHash } from '#server/modules/codes/hash.ts';
import { messageCodes } from '#server/modules/codes/tables.ts';
import { readSettings } from '#server/settings/settings.ts';
import { readSentCode } from '#server/testing/codes.ts';
import { idempotencyKeys } from '#server/wire/tables.ts';
import type { CallOptions } from '#src/api/api.ts';
import { fromNow, theRow } from '../../../flowkit/server/arranging.ts';
import { type Code, newKey, type Probe, probe } from '../../../flowkit/server/probe.ts';
import type { At } from '../../../flowkit/server/servedFlow.ts';
import { type Environment, type Stands, slotIdAt } from './environment.ts';
import { type AppointmentRun, client_id, lastOf, mobile, setup } from './run.ts';

type Of<Asked> = Partial<Asked> | ((run: AppointmentRun) => Promise<Partial<Asked>>);

const foreign = { appointment_id: 'client-activating-appointment', slot_id: slotIdAt('2026-11-24T06:00:00Z') };
/** A free time in a consultant's hours, and times outside of them. */
const free = slotIdAt('2026-12-02T07:00:00Z');
const unheld = {
  'at noon': slotIdAt('2026-11-25T04:00:00Z'),
  'in the middle of an hour': slotIdAt('2026-12-02T07:30:00Z'),
  'on a Sunday': slotIdAt('2026-11-29T01:00:00Z'),
  'before today': slotIdAt('2026-11-20T01:00:00Z'),
  'in a month': slotIdAt('2026-12-23T01:00:00Z'),
} as const;

const beside = { code_id: 'code-of-an-intruder', mobile: '+8613900139000', code: '135790' } as const;
async function haveCode({ world, user_id }: AppointmentRun): Promise<void> {
  const { code_id, code } = beside;
  const { db, now } = world;
  const settings = readSettings({ MALLFLOW_DEMO: '1' });
  await db.delete(messageCodes).where(eq(messageCodes.code_id, code_id));
  await db.insert(messageCodes).values({
    code_id,
    holder: `user ${user_id}`,
    purpose: 'appointment',
    mobile: beside.mobile,
    network: 'of an intruder',
    code_hash: codeHash(code_id, code, { settings }),
    sent_at: now(),
    expires_at: fromNow(world, 600_000),
  });
}

/** Books outside the page, with a correct code for another number and a free time. */
const booking = (
  name: string,
  code: Code,
  said: Of<CallOptions<typeof appointmentApply>['query'] & { key: string }> = {},
): Probe<AppointmentRun> =>
  probe(name, code, async (run) => {
    await haveCode(run);
    const about = { category_id: setup, slot_id: free, mobile: beside.mobile, code: beside.code } as const;
    const own = typeof said === 'function' ? await said(run) : said;
    const { key, ...query } = { key: newKey(), ...contactFormValues, ...about, language: 'en' as const, ...own };
    return run.api.call(appointmentApply, { query, key });
  });

type Change = { appointment_id: string; slot_id: string; key: string };
const ofLast = async (run: AppointmentRun, said: Of<Change>): Promise<Change> => {
  const own = typeof said === 'function' ? await said(run) : said;
  const appointment_id = own.appointment_id ?? (await lastOf(run)).appointment_id;
  return { slot_id: free, key: newKey(), ...own, appointment_id };
};

const moving = (name: string, code: Code, said: Of<Change> = {}): Probe<AppointmentRun> =>
  probe(name, code, async (run) => {
    const { key, ...body } = await ofLast(run, said);
    return run.api.call(appointmentMove, { body, key });
  });

const cancelling = (name: string, code: Code, said: Of<Change> = {}): Probe<AppointmentRun> =>
  probe(name, code, async (run) => {
    const { key, appointment_id } = await ofLast(run, said);
    return run.api.call(appointmentCancel, { query: { appointment_id }, key });
  });

async function usedKey({ world: { db } }: AppointmentRun, call: { readonly path: string }): Promise<string> {
  const done = and(eq(idempotencyKeys.scope, client_id), eq(idempotencyKeys.call, call.path));
  const newest = db.select().from(idempotencyKeys).where(done).orderBy(desc(idempotencyKeys.created_at)).limit(1);
  return theRow(await newest).key;
}

const asBooked = async (run: AppointmentRun) => ({
  slot_id: slotIdAt((await lastOf(run)).starts_at.toISOString()),
  mobile: mobile.kept,
  code: await readSentCode(run.world.db, mobile.kept),
});

const again: Readonly<Partial<Record<Stands, readonly Probe<AppointmentRun>[]>>> = {
  'to come': [
    booking('once more under the same key', 'ok', async (run) => ({
      ...(await asBooked(run)),
      key: await usedKey(run, appointmentApply),
    })),
    booking('something else under the same key', 'idempotency_key_reused', async (run) => ({
      ...(await asBooked(run)),
      messenger_id: 'another',
      key: await usedKey(run, appointmentApply),
    })),
    booking('once more by the same code', 'sms_code_expired', asBooked),
  ],
  moved: [
    moving('once more under the same key', 'ok', async (run) => ({
      slot_id: slotIdAt((await lastOf(run)).starts_at.toISOString()),
      key: await usedKey(run, appointmentMove),
    })),
    moving('to another time under the same key', 'idempotency_key_reused', async (run) => ({
      key: await usedKey(run, appointmentMove),
    })),
  ],
  cancelled: [
    cancelling('once more under the same key', 'ok', async (run) => ({ key: await usedKey(run, appointmentCancel) })),
  ],
};

const others: readonly Probe<AppointmentRun>[] = [
  moving('puts the appointment of somebody else at another time', 'appointment_not_found', foreign),
  cancelling('cancels the appointment of somebody else', 'appointment_not_found', foreign),
  probe('reads the appointment of somebody else', 'appointment_not_found', ({ api }) =>
    api.call(appointmentCalendar, { query: { appointment_id: foreign.appointment_id, language: 'en' } }),
  ),
];

const unproved: readonly Probe<AppointmentRun>[] = [
  booking('without a code', 'sms_code_missing', { mobile: '+8613700137000' }),
  booking('by a wrong code', 'sms_code_wrong', { code: '135791' }),
  booking('by the code of another number', 'sms_code_missing', { mobile: '+8613600136000', code: beside.code }),
];

const unbookable: readonly Probe<AppointmentRun>[] = [
  booking('at the time of somebody else', 'slot_taken', { slot_id: foreign.slot_id }),
  ...Object.entries(unheld).map(([when, slot_id]) => booking(`books ${when}`, 'slot_taken', { slot_id })),
  booking('what others are below', 'appointment_category_unknown', { category_id: 'training' }),
];

const changeable: readonly Probe<AppointmentRun>[] = [
  booking('a second one', 'appointment_state_refuses'),
  moving('to the time of somebody else', 'slot_taken', { slot_id: foreign.slot_id }),
  ...Object.entries(unheld).map(([when, slot_id]) => moving(`moves ${when}`, 'slot_taken', { slot_id })),
  ...others,
];
const unchangeable = [
  moving('what cannot be moved', 'appointment_state_refuses'),
  cancelling('what cannot be cancelled', 'appointment_state_refuses'),
];

const probes: Readonly<Record<Stands, readonly Probe<AppointmentRun>[]>> = {
  new: [booking('with no answers', 'questionnaire_missing'), ...others],
  free: [...unbookable, ...unproved, ...others],
  kept: [...unbookable, ...unchangeable],
  'cancelled by us': unchangeable,
  'to come': changeable,
  moved: changeable,
  'under way': [booking('a second one', 'appointment_state_refuses'), ...unchangeable],
  cancelled: [...unchangeable, booking('at noon', 'slot_taken', { slot_id: unheld['at noon'] })],
  frozen: [booking('while it is frozen', 'appointment_frozen'), ...unchangeable, ...others],
  child: [
    booking('as a child account', 'main_account_only'),
    moving('as a child account', 'main_account_only', foreign),
    cancelling('as a child account', 'main_account_only', foreign),
  ],
  sandbox: [booking('in the sandbox', 'appointment_sandbox'), ...others],
};

/** The page for each status on which no request is under way. */
const pageOf: Readonly<Record<Stands, string>> = {
  ...{ new: 'list', free: 'list', kept: 'list', 'cancelled by us': 'list' },
  ...{ 'to come': 'applied', moved: 'applied', 'under way': 'applied' },
  ...{ cancelled: 'cancelled', frozen: 'frozen', child: 'childAccount', sandbox: 'sandbox' },
};

export function probesAt({ snapshot, environment }: At<Environment>): readonly Probe<AppointmentRun>[] {
  const { stands, done, lacks } = environment;
  // An account may book only so often, so probe only while everything is offered; `lacks` does not affect these
  // answers.
  if (lacks !== null || !snapshot.matches(pageOf[stands])) return [];
  const isOwn = done !== null && done !== 'answered' && done !== 'frozen';
  return [...probes[stands], ...(isOwn ? (again[stands] ?? []) : [])];
}
