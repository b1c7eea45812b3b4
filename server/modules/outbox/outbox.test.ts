import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { openBody } from './body.ts';
import { createOutboxWorker, type OutgoingMessage, type Sender } from './send.ts';
import { outbox } from './tables.ts';
import { purgeOldMessages, writeMessages } from './write.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

const mail = {
  channel: 'mail',
  address: 'owner@cn.example',
  language: 'en',
  subject: 'Paid',
  body: 'Your order has been paid.',
} as const;

/** A sender that records its messages and fails while `state.fails`. */
function sending() {
  const given: OutgoingMessage[] = [];
  const state = { fails: false };
  const send: Sender = async (message) => {
    given.push(message);
    if (state.fails) throw Object.assign(new Error('no to owner@cn.example'), { code: 'EENVELOPE' });
  };
  return { given, state, send };
}
const write = (message: Parameters<typeof writeMessages>[1][number] = mail) =>
  writeMessages(test.deps.db, [message], test.deps);
const readOutbox = () => test.deps.db.select().from(outbox);
const logged = () => test.logged.filter(({ event }) => event.startsWith('message-'));

it('a message is sent once, with the text that was written [OUT-01]', async () => {
  await write();
  const { given, send } = sending();
  const postman = createOutboxWorker(test.deps, { mail: send });
  await Promise.all([postman(), postman()]);
  await postman();
  expect(given).toMatchObject([{ address: mail.address, language: 'en', subject: mail.subject, body: mail.body }]);
  expect(await readOutbox()).toMatchObject([{ due_at: null, sent_at: test.deps.now(), attempts: 1 }]);
});

it('the text of a message is stored encrypted and can be decrypted for that message only [OUT-04]', async () => {
  await write({ ...mail, body: 'Your code is 482915.' });
  await write({ ...mail, body: 'Your code is 482915.' });
  const [one, other] = await readOutbox();
  if (one === undefined || other === undefined) throw new Error('two messages were written');
  expect(JSON.stringify([one, other])).not.toContain('482915');
  const { personal_data_keys } = test.deps.settings;
  expect(openBody(personal_data_keys, one)).toBe('Your code is 482915.');
  expect(() => openBody(personal_data_keys, { ...one, sealed_body: other.sealed_body })).toThrow();
});

it('a message written in a transaction that is rolled back is not stored [OUT-01]', async () => {
  const undone = test.deps.db.transaction(async (tx) => {
    await writeMessages(tx, [mail], test.deps);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await readOutbox()).toEqual([]);
});

it('a failing message is retried at growing intervals for a day, and its address and text are never logged [OUT-02]', async () => {
  await write();
  const { given, state, send } = sending();
  state.fails = true;
  const postman = createOutboxWorker(test.deps, { mail: send });
  const tried: number[] = [];
  for (let minute = 0; minute <= 1500; minute += 1) {
    const before = given.length;
    await postman();
    if (given.length > before) tried.push(minute);
    test.pass({ minutes: 1 });
  }
  expect(tried).toEqual([0, 1, 5, 21, 85, 341, 701, 1061, 1421]);
  expect(await readOutbox()).toMatchObject([{ due_at: null, sent_at: null, attempts: 9 }]);
  const [first] = await readOutbox();
  const about = { message_id: first?.message_id, channel: 'mail' };
  expect(logged().slice(0, 1)).toEqual([
    { event: 'message-failed', facts: { ...about, attempts: 1, code: 'EENVELOPE' } },
  ]);
  expect(logged().at(-1)).toEqual({ event: 'message-given-up', facts: { ...about, attempts: 9 } });
  expect(JSON.stringify(test.logged)).not.toMatch(/owner@|Your order/);
});

it('a message that failed is sent by the next attempt that succeeds [OUT-02]', async () => {
  await write();
  const { given, state, send } = sending();
  const postman = createOutboxWorker(test.deps, { mail: send });
  state.fails = true;
  await postman();
  state.fails = false;
  test.pass({ minutes: 1 });
  await postman();
  expect(given).toHaveLength(2);
  expect(await readOutbox()).toMatchObject([{ due_at: null, sent_at: test.deps.now(), attempts: 2 }]);
});

it('a message that another process is sending is not sent a second time [OUT-01]', async () => {
  await write();
  const other = sending();
  let let_go = () => {};
  const slow: Sender = (message) => other.send(message).then(() => new Promise<void>((done) => (let_go = done)));
  const first = createOutboxWorker(test.deps, { mail: slow })();
  await expect.poll(() => other.given.length).toBe(1);
  const { given, send } = sending();
  await createOutboxWorker(test.deps, { mail: send })();
  let_go();
  await first;
  expect(given).toEqual([]);
});

it('a message is not sent twice when recording it as sent has failed [OUT-01]', async () => {
  await write();
  const { given, send } = sending();
  let breaks = true;
  const log: typeof test.deps.log = (event, facts) => {
    if (event === 'message-sent' && breaks) throw new Error('no log');
    test.deps.log(event, facts);
  };
  const unmark = () => test.deps.db.update(outbox).set({ due_at: test.deps.now(), sent_at: null });
  const postman = createOutboxWorker({ ...test.deps, log }, { mail: send });
  await expect(postman()).rejects.toThrow('no log');
  await unmark();
  breaks = false;
  await postman();
  expect(given).toHaveLength(1);
  expect(await readOutbox()).toMatchObject([{ due_at: null, sent_at: test.deps.now() }]);
});

it('a message that is a day late is given up, and one without a sender stays due [OUT-02]', async () => {
  await write();
  await write({ ...mail, channel: 'sms', subject: '' });
  test.pass({ days: 1 });
  const { given, send } = sending();
  await createOutboxWorker(test.deps, { mail: send })();
  expect(given).toEqual([]);
  const standing = async (channel: 'mail' | 'sms') =>
    (await test.deps.db.select().from(outbox).where(eq(outbox.channel, channel))).map(({ due_at }) => due_at !== null);
  expect([await standing('mail'), await standing('sms')]).toEqual([[false], [true]]);
});

it('a message is deleted from the outbox after a month [OUT-03]', async () => {
  await write();
  test.pass({ days: 29 });
  await purgeOldMessages(test.deps);
  expect(await readOutbox()).toHaveLength(1);
  test.pass({ days: 1 });
  await purgeOldMessages(test.deps);
  expect(await readOutbox()).toEqual([]);
});
