import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { appointmentInfo } from '#contract/entities/appointment.ts';
import { solveCaptchaChallenge } from '../../testing/codes.ts';
import { messagesIn } from '../../testing/messages.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import type { TestAnswer, TestClient } from '../../testing/testClient.ts';
import { captchas, messageCodes } from '../codes/tables.ts';
import { clients } from '../identity/tables.ts';
import { notices } from '../notices/tables.ts';
import { outbox } from '../outbox/tables.ts';
import { remindOfAppointments } from './remind.ts';
import { appointments } from './tables.ts';

let test: TestApp;
/** The main account of a client without bookings. */
let owner: TestClient;
beforeEach(async () => {
  test = await createTestApp();
  owner = await test.signedIn('owner@jp.example');
});
afterEach(() => test.close());

let keys = 0;
const newKey = () => `key-of-an-intent-${++keys}`;

const answers = {
  industry_id: 'trade',
  team_size: 12,
  goals: ['reports'],
  preferred_times: [{ weekday: 1, part: 'morning' as const }],
};
const bookingQuery = {
  category_id: 'first-setup',
  company: '株式会社あおば商事',
  contact: '佐藤美咲',
  messenger: 'wechat',
  messenger_id: 'sato',
  language: 'ja',
} as const;

async function askForCode(client: TestClient, mobile: string): Promise<TestAnswer> {
  const { challenge } = await client.ok(calls.captchaChallenge, { purpose: 'appointment' });
  const solution = await solveCaptchaChallenge(challenge);
  const { captcha_id } = await client.ok(calls.captchaPassed, { purpose: 'appointment', solution });
  const image = await client.ok(calls.imageVerifyCode, { captcha_id });
  const image_code = await solveCaptchaChallenge(image.challenge);
  const asked = { mobile, image_code_id: image.image_code_id, image_code, language: 'ja' } as const;
  return client.call(calls.appointmentSendCode, asked, newKey());
}

async function codeSentTo(client: TestClient, mobile: string): Promise<string> {
  expect((await askForCode(client, mobile)).code).toBe('ok');
  const isSms = eq(outbox.address, mobile);
  const sent = await messagesIn(test.deps.db, isSms);
  return /\d{6}/.exec(sent.at(-1)?.body ?? '')?.[0] ?? 'none';
}

const readState = (client = owner) => client.ok(calls.appointmentRead, {});
const times = (category_id = 'first-setup') => owner.ok(calls.appointmentTimes, { category_id });

const slotAt = async (index: number): Promise<string> => (await times()).slots[index]?.slot_id ?? 'none';

interface Booking {
  readonly client?: TestClient;
  /** A slot id, or an index into the slots that are free at booking. */
  readonly slot?: number | string;
  readonly mobile?: string;
  readonly key?: string;
  readonly code?: string;
}

async function book({ client = owner, slot = 0, mobile = '+819012345678', key = newKey(), code }: Booking = {}) {
  const slot_id = typeof slot === 'string' ? slot : await slotAt(slot);
  const right = code ?? (await codeSentTo(client, mobile));
  return client.call(calls.appointmentApply, { ...bookingQuery, slot_id, mobile, code: right }, key);
}
const answer = (client = owner) => client.ok(calls.implClientSave, answers);
const infoIn = ({ data }: TestAnswer) => appointmentInfo.parse(data);

/** Books and cancels once. Advances 2 minutes, as a number gets one code per minute. */
async function cancelOnce(): Promise<TestAnswer> {
  const booked = infoIn(await book());
  test.pass({ minutes: 2 });
  const appointment_id = booked.applied_appointment?.appointment_id ?? '';
  return owner.call(calls.appointmentCancel, { appointment_id }, newKey());
}

describe('booking an appointment', () => {
  it('booking an appointment requires the questionnaire, then takes an offered time with a code [APP-01, APP-10]', async () => {
    expect((await book()).code).toBe('questionnaire_missing');
    test.pass({ minutes: 2 });
    await answer();
    const { slots } = await times();
    // Now is Monday 16:00 for the consultant; bookings need two hours' notice, so that the first slot is on Tuesday.
    expect(slots[0]).toEqual({
      slot_id: 'at-29541660',
      starts_at: '2026-03-03T01:00:00.000Z',
      ends_at: '2026-03-03T02:00:00.000Z',
    });
    const { could_apply_status, reason, applied_appointment } = infoIn(await book());
    expect({ could_apply_status, reason, applied_appointment }).toEqual({
      could_apply_status: 'applied',
      reason: 'applied',
      applied_appointment: {
        appointment_id: applied_appointment?.appointment_id,
        status: 'applied',
        cancelled_by: null,
        cancel_words: null,
        category_id: 'first-setup',
        category: { en: 'First setup', 'zh-CN': '首次配置', 'zh-TW': '初次設定', ja: '初期設定' },
        starts_at: '2026-03-03T01:00:00.000Z',
        ends_at: '2026-03-03T02:00:00.000Z',
        calls_at: '2026-03-03T00:50:00.000Z',
        consultant: '江若水',
        company: '株式会社あおば商事',
        contact: '佐藤美咲',
        mobile: '+819012345678',
        messenger: 'wechat',
        messenger_id: 'sato',
        booked_at: '2026-03-02T08:02:00.000Z',
        cancelled_at: null,
        can_change: true,
      },
    });
    expect((await times()).slots[0]?.slot_id).toBe('at-29541720');
  });

  it.each([
    ['company', ''],
    ['contact', ''],
    ['messenger_id', ''],
    ['messenger', 'telephone'],
    ['mobile', '12'],
    ['code', ''],
  ])(
    'booking an appointment with a missing or invalid %s is rejected and saves nothing [APP-01]',
    async (field, empty) => {
      await answer();
      const code = await codeSentTo(owner, '+819012345678');
      const asked = { ...bookingQuery, slot_id: await slotAt(0), mobile: '+819012345678', code };
      const answers = [];
      for (const nothing of [undefined, empty])
        answers.push(await owner.call(calls.appointmentApply, { ...asked, [field]: nothing }, newKey()));
      const unfit = ['invalid_request', { fields: [{ path: field, problem: expect.any(String) }] }];
      expect(answers.map((each) => [each.code, each.data])).toEqual([unfit, unfit]);
      expect(await test.deps.db.select().from(appointments).where(eq(appointments.client_id, 'client-jp'))).toEqual([]);
    },
  );

  it('repeating a booking with its key books one appointment, and a client with an appointment cannot book another', async () => {
    await answer();
    const key = newKey();
    const code = await codeSentTo(owner, '+819012345678');
    const slot_id = (await times()).slots[0]?.slot_id ?? '';
    const asked = { ...bookingQuery, slot_id, mobile: '+819012345678', code };
    const [one, again] = await Promise.all([
      owner.call(calls.appointmentApply, asked, key),
      owner.call(calls.appointmentApply, asked, key),
    ]);
    expect(again).toEqual(one);
    test.pass({ minutes: 2 });
    expect((await book()).code).toBe('appointment_state_refuses');
    expect((await readState()).appointments).toHaveLength(1);
  });

  it('an appointment has the verified mobile number, even when the number is written in another form', async () => {
    await answer();
    const code = await codeSentTo(owner, '+819012345678');
    // With the 0 that Japanese numbers begin with inside Japan.
    const booked = infoIn(await book({ mobile: '+8109012345678', code }));
    expect(booked.applied_appointment?.mobile).toBe('+819012345678');
  });

  it('of two clients that book the last free appointment at once, one succeeds and one gets slot_taken [APP-03]', async () => {
    const other = await test.signedIn('owner@cn.example');
    await answer();
    const [mine, theirs] = [await codeSentTo(owner, '+819012345678'), await codeSentTo(other, '+8613800138000')];
    const slot = await slotAt(0);
    const booked = await Promise.all([
      book({ slot, code: mine }),
      book({ client: other, slot, code: theirs, mobile: '+8613800138000' }),
    ]);
    expect(booked.map(({ code }) => code).sort()).toEqual(['ok', 'slot_taken']);
  });

  it('the appointment questionnaire is required until it is answered, and its status has the time of the answer [APP-01]', async () => {
    const client = await test.signedIn('owner@jp.example');
    const status = () => client.ok(calls.implClientStatus, {});
    expect(await status()).toEqual({ answered: false, required: true, answered_at: null });
    await answer(client);
    expect(await status()).toEqual({ answered: true, required: false, answered_at: test.deps.now().toISOString() });
  });

  it('an appointment is refused for child accounts, trials, unknown categories and wrong codes, and spends no code [APP-02]', async () => {
    const child = await test.signedIn('member@cn.example');
    expect((await readState(child)).reason).toBe('main_account_only');
    expect((await book({ client: child, code: '000000' })).code).toBe('main_account_only');
    const trial = await test.signedIn('trial@cn.example');
    expect(await trial.ok(calls.checkSandboxClient, {})).toEqual({ is_sandbox: true, client_status: 'sandbox' });
    await answer(trial);
    expect((await askForCode(trial, '+8613900139001')).code).toBe('appointment_sandbox');
    const spent = await test.deps.db.select({ spent_at: captchas.spent_at }).from(captchas);
    expect([spent, await test.deps.db.$count(messageCodes)]).toEqual([[{ spent_at: null }], 0]);
    const stands = (client_status: 'active' | 'sandbox') =>
      test.deps.db.update(clients).set({ client_status }).where(eq(clients.client_id, 'client-trial'));
    await stands('active');
    const sent = await codeSentTo(trial, '+8613900139001');
    await stands('sandbox');
    expect((await book({ client: trial, mobile: '+8613900139001', code: sent })).code).toBe('appointment_sandbox');
    await answer();
    const asked = { ...bookingQuery, category_id: 'implementation', slot_id: 'at-1', mobile: '+819012345678' };
    const code = await codeSentTo(owner, '+819012345678');
    const wrong = code === '000000' ? '000001' : '000000';
    const refused = await owner.call(calls.appointmentApply, { ...asked, code: wrong }, newKey());
    expect([refused.code, refused.data]).toEqual([
      'sms_code_wrong',
      { tries_left: 4, fields: [{ path: 'code', problem: 'sms_code_wrong' }] },
    ]);
    expect((await owner.call(calls.appointmentApply, { ...asked, code }, newKey())).code).toBe(
      'appointment_category_unknown',
    );
    // A refusal must not spend the code.
    expect((await book({ code })).code).toBe('ok');
  });

  it('the notice of a booked appointment has the language of the main account and the time zone of its region', async () => {
    await answer();
    await book();
    const told = await test.deps.db.select().from(notices).where(eq(notices.user_id, 'user-owner-jp'));
    expect(told.find(({ digest }) => digest.en === 'Your appointment is booked')?.detail.ja).toBe(
      '「初期設定」のご予約を2026年3月3日 10:00（JST）で承りました。開始10分前の2026年3月3日 09:50（JST）に、担当の江若水よりお電話いたします。',
    );
  });
});

describe('cancelling an appointment', () => {
  beforeEach(() => answer());

  it('cancelled appointments are counted, and the third cancellation freezes booking for 72 hours [APP-04]', async () => {
    const before = await owner.ok(calls.checkCancelLimit, {});
    expect([before.cancelled_count, before.would_freeze, before.would_freeze_until]).toEqual([0, false, null]);
    expect(infoIn(await cancelOnce()).could_apply_status).toBe('cancelled');
    expect(infoIn(await cancelOnce()).could_apply_status).toBe('cancelled');
    expect(await owner.ok(calls.checkCancelLimit, {})).toEqual({
      cancelled_count: 2,
      total_cancel_count: 3,
      forbid_appointment_hour: 72,
      would_freeze: true,
      would_freeze_until: '2026-03-05T08:04:00.000Z',
      frozen_until: null,
      frozen_for_seconds: 0,
    });
    const frozen = infoIn(await cancelOnce());
    expect([frozen.could_apply_status, frozen.reason, frozen.limit]).toEqual([
      'frozen',
      'appointment_frozen',
      {
        cancelled_count: 3,
        total_cancel_count: 3,
        forbid_appointment_hour: 72,
        would_freeze: false,
        would_freeze_until: null,
        frozen_until: '2026-03-05T08:06:00.000Z',
        frozen_for_seconds: 72 * 3600,
      },
    ]);
    expect((await askForCode(owner, '+819012345678')).code).toBe('appointment_frozen');
    test.pass({ hours: 71, minutes: 59 });
    owner = await test.signedIn('owner@jp.example');
    expect((await readState()).limit.frozen_for_seconds).toBe(60);
    test.pass({ minutes: 1 });
    const over = await readState();
    expect([over.could_apply_status, over.limit.cancelled_count]).toEqual(['cancelled', 0]);
    expect((await book()).code).toBe('ok');
  });

  it('cancelling an appointment twice with one key counts once; another client or a late cancellation is refused', async () => {
    const appointment_id = infoIn(await book({ slot: 0 })).applied_appointment?.appointment_id ?? '';
    const other = await test.signedIn('owner@cn.example');
    expect((await other.call(calls.appointmentCancel, { appointment_id }, newKey())).code).toBe(
      'appointment_not_found',
    );
    const key = newKey();
    const once = await owner.call(calls.appointmentCancel, { appointment_id }, key);
    expect(await owner.call(calls.appointmentCancel, { appointment_id }, key)).toEqual(once);
    expect((await readState()).limit.cancelled_count).toBe(1);
    test.pass({ minutes: 2 });
    const begun = infoIn(await book({ slot: 0 })).applied_appointment?.appointment_id ?? '';
    test.pass({ hours: 17 });
    expect((await owner.call(calls.appointmentCancel, { appointment_id: begun }, newKey())).code).toBe(
      'appointment_state_refuses',
    );
  });
});

describe('moving an appointment', () => {
  it('moving an appointment does not count as a cancellation and frees the old time [APP-06]', async () => {
    await answer();
    const { slots } = await times();
    const appointment_id = infoIn(await book({ slot: 0 })).applied_appointment?.appointment_id ?? '';
    const slot_id = slots[1]?.slot_id ?? '';
    const moved = infoIn(await owner.call(calls.appointmentMove, { appointment_id, slot_id }, newKey()));
    expect(moved.applied_appointment?.starts_at).toBe(slots[1]?.starts_at);
    expect(moved.limit.cancelled_count).toBe(0);
    expect((await times()).slots[0]).toEqual(slots[0]);
    const other = await owner.call(calls.appointmentMove, { appointment_id, slot_id: 'at-1' }, newKey());
    expect(other.code).toBe('slot_taken');
  });

  it('moving an appointment that has begun or was cancelled is refused and changes nothing [APP-06]', async () => {
    await answer();
    const appointment_id = infoIn(await book({ slot: 0 })).applied_appointment?.appointment_id ?? '';
    const { slots } = await times();
    const slot_id = slots.at(-1)?.slot_id ?? '';
    const move = async () => (await owner.call(calls.appointmentMove, { appointment_id, slot_id }, newKey())).code;
    const row = async () =>
      (await test.deps.db.select().from(appointments).where(eq(appointments.appointment_id, appointment_id)))[0];
    const before = await row();
    test.pass({ hours: 17 });
    expect([await move(), await row()]).toEqual(['appointment_state_refuses', before]);
    const later = { starts_at: new Date(test.deps.now().getTime() + 86_400_000) };
    await test.deps.db.update(appointments).set(later).where(eq(appointments.appointment_id, appointment_id));
    await owner.ok(calls.appointmentCancel, { appointment_id }, newKey());
    const cancelled = await row();
    expect([await move(), await row()]).toEqual(['appointment_state_refuses', cancelled]);
  });

  it('moving an appointment updates its calendar entry: the same UID, the next SEQUENCE and the new times [APP-07]', async () => {
    await answer();
    const { slots } = await times();
    const appointment_id = infoIn(await book()).applied_appointment?.appointment_id ?? '';
    const read = async () => (await owner.ok(calls.appointmentCalendar, { appointment_id, language: 'en' })).text;
    const before = await read();
    const slot_id = slots[1]?.slot_id ?? '';
    await owner.ok(calls.appointmentMove, { appointment_id, slot_id }, newKey());
    const figures = (text: string) =>
      text.match(/^(UID|SEQUENCE|DTSTART|DTEND|TRIGGER|STATUS):.*$/gm)?.map((line) => line.trim());
    expect([figures(before), figures(await read())]).toEqual([
      [
        `UID:${appointment_id}@mallflow`,
        'SEQUENCE:0',
        'DTSTART:20260303T010000Z',
        'DTEND:20260303T020000Z',
        'TRIGGER:-PT10M',
        'STATUS:CONFIRMED',
      ],
      [
        `UID:${appointment_id}@mallflow`,
        'SEQUENCE:1',
        'DTSTART:20260303T020000Z',
        'DTEND:20260303T030000Z',
        'TRIGGER:-PT10M',
        'STATUS:CONFIRMED',
      ],
    ]);
  });

  it('cancelling a moved appointment raises the SEQUENCE of its calendar file and sets its STATUS [APP-07]', async () => {
    await answer();
    const { slots } = await times();
    const appointment_id = infoIn(await book()).applied_appointment?.appointment_id ?? '';
    await owner.ok(calls.appointmentMove, { appointment_id, slot_id: slots[1]?.slot_id ?? '' }, newKey());
    await owner.ok(calls.appointmentCancel, { appointment_id }, newKey());
    const { text } = await owner.ok(calls.appointmentCalendar, { appointment_id, language: 'en' });
    expect(text.match(/^(SEQUENCE|STATUS):.*$/gm)?.map((line) => line.trim())).toEqual([
      'SEQUENCE:2',
      'STATUS:CANCELLED',
    ]);
  });
});

describe('appointment reminders', () => {
  it('an appointment reminder is written once, a day before, even when the job runs twice at once [APP-05]', async () => {
    await answer();
    await book({ slot: 7 });
    const reminders = async () => {
      const told = await test.deps.db.select().from(notices).where(eq(notices.user_id, 'user-owner-jp'));
      return told.filter(({ digest }) => digest.en === 'Your appointment starts soon').length;
    };
    const counts = [];
    for (const hours of [0, 17, 17, 1]) {
      test.pass({ hours });
      await Promise.all([remindOfAppointments(test.deps), remindOfAppointments(test.deps)]);
      counts.push(await reminders());
    }
    expect(counts).toEqual([0, 1, 1, 1]);
  });
});

describe('the appointment desk', () => {
  const list = (client: TestClient, filter: 'coming' | 'unsettled' | 'settled') =>
    client.ok(calls.deskAppointmentList, { filter });

  it('the appointment desk is open to consultants only [APP-09]', async () => {
    for (const email of ['reviewer@desk.example', 'support@desk.example', 'owner@cn.example']) {
      const other = await test.signedIn(email);
      expect((await other.call(calls.deskAppointmentList, { filter: 'coming' })).code).toBe('not_permitted');
    }
    const consultant = await test.signedIn('consultant@desk.example');
    const { counts, time_zone } = await list(consultant, 'coming');
    expect({ counts, time_zone }).toEqual({
      counts: { coming: 1, unsettled: 0, settled: 3 },
      time_zone: 'Asia/Shanghai',
    });
  });

  it('a cancellation by a consultant does not count for the client, who gets its reason [APP-09, APP-13]', async () => {
    await answer();
    const appointment_id = infoIn(await book()).applied_appointment?.appointment_id ?? '';
    const consultant = await test.signedIn('consultant@desk.example');
    const settle = (settlement: 'kept' | 'no_show' | 'cancelled', words = '') =>
      consultant.call(calls.deskAppointmentSettle, { appointment_id, settlement, words }, newKey());
    expect((await settle('kept')).code).toBe('appointment_state_refuses');
    expect((await settle('cancelled', '担当者の急病のため')).code).toBe('ok');
    expect((await settle('cancelled')).code).toBe('already_decided');
    const { could_apply_status, limit, appointments: booked } = await readState();
    expect([could_apply_status, limit.cancelled_count]).toEqual(['could_apply', 0]);
    expect([booked[0]?.cancelled_by, booked[0]?.cancel_words]).toEqual(['us', '担当者の急病のため']);
    const mails = await messagesIn(test.deps.db, eq(outbox.address, 'owner@jp.example'));
    expect(mails.at(-1)?.body).toContain('担当者の急病のため');
  });

  it('a consultant settles a past appointment as kept, and an unknown appointment is not found', async () => {
    test.pass({ days: 4 });
    const consultant = await test.signedIn('consultant@desk.example');
    const [row] = (await list(consultant, 'unsettled')).appointments;
    expect([row?.full_name, row?.settlements]).toEqual(['深圳启航网络有限公司', ['kept', 'no_show', 'cancelled']]);
    const appointment_id = row?.appointment_id ?? '';
    const read = await consultant.ok(calls.deskAppointmentRead, { appointment_id });
    expect(read.questionnaire.answers?.team_size).toBe(24);
    const kept = await consultant.ok(calls.deskAppointmentSettle, { appointment_id, settlement: 'kept' }, newKey());
    expect([kept.status, kept.settled_by, kept.settlements]).toEqual(['kept', '江若水', []]);
    const client = await test.signedIn('paid@cn.example');
    expect((await readState(client)).could_apply_status).toBe('kept');
    const unknown = { appointment_id: 'another', settlement: 'kept' } as const;
    expect((await consultant.call(calls.deskAppointmentSettle, unknown, newKey())).code).toBe('appointment_not_found');
  });
});

describe('appointments of the demo', () => {
  it('the demo clients have the appointment states kept, applied, cancelled, frozen and could_apply', async () => {
    const emails = ['owner@cn.example', 'paid@cn.example', 'owner@hk.example', 'owner@tw.example', 'owner@jp.example'];
    const found = [];
    for (const email of emails) found.push((await readState(await test.signedIn(email))).could_apply_status);
    expect(found).toEqual(['kept', 'applied', 'cancelled', 'frozen', 'could_apply']);
  });

  it('a closed client cannot book an appointment (appointment_sandbox)', async () => {
    await test.deps.db.update(clients).set({ client_status: 'closed' }).where(eq(clients.client_id, 'client-jp'));
    expect((await readState()).reason).toBe('appointment_sandbox');
    expect(await test.deps.db.select().from(appointments).where(eq(appointments.client_id, 'client-jp'))).toEqual([]);
  });
});
