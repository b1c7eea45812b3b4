import { randomBytes } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PersonalDataKeys } from '../../personalData.ts';
import { claimOf } from '../../testing/orderTokens.ts';
import { insertSubmittedVerification, submittedPerson } from '../../testing/submittedVerification.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { openAnswer, sealAnswer } from '../../wire/storedAnswer.ts';
import { idempotencyKeys } from '../../wire/tables.ts';
import { orders } from '../orders/tables.ts';
import { openToken, sealToken } from '../orders/token.ts';
import { openBody } from '../outbox/body.ts';
import { outbox } from '../outbox/tables.ts';
import { writeMessages } from '../outbox/write.ts';
import { openReturnAddress, sealReturnAddress } from '../payments/sandbox/returnAddresses.ts';
import { sandboxPayments } from '../payments/sandbox/tables.ts';
import { decryptPerson } from '../verification/legalPerson.ts';
import { readSealKey, unseal } from '../verification/sealing.ts';
import { sealKeys, verifications } from '../verification/tables.ts';
import { renewEncryption } from './renewEncryption.ts';

const [before, later] = ['2026', '2027'].map((name) => ({ name, key: randomBytes(32) }));
if (before === undefined || later === undefined) throw new Error('there are two keys');

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
  // Submitted in the demo.
  await test.deps.db.delete(verifications);
  // Re-encrypts the demo's tokens with the later key.
  for (const row of await test.deps.db.select().from(orders)) {
    const { order_id, sealed_token } = sealToken(depsWithKeys(later), claimOf(row));
    await test.deps.db.update(orders).set({ sealed_token }).where(eq(orders.order_id, order_id));
  }
});
afterEach(() => test.close());

/** The server with these keys; the first encrypts. */
const depsWithKeys = (...personal_data_keys: PersonalDataKeys) => ({
  ...test.deps,
  settings: { ...test.deps.settings, personal_data_keys },
});
const handIn = (keys: PersonalDataKeys, number: number) =>
  insertSubmittedVerification(depsWithKeys(...keys), {
    verification_id: `verification-${String(number).padStart(3, '0')}`,
    client_id: 'client-new',
    submitted_by: 'user-new-cn',
    status: 'refuse',
  });
const storedTexts = async () => {
  const rows = await test.deps.db.select().from(verifications).orderBy(asc(verifications.verification_id));
  return rows.map(({ legal_person }) => legal_person ?? '');
};
const keyNames = async () => (await storedTexts()).map((text) => text.split('.')[0]);
const never = () => false;

describe('renewing encryption with the first key [VRD-09]', () => {
  it('personal data and seal keys are re-encrypted with the first key and readable without the old one', async () => {
    await readSealKey(depsWithKeys(before));
    await handIn([before], 1);
    await handIn([later], 2);
    const [, untouched] = await storedTexts();
    await renewEncryption(depsWithKeys(later, before), never);
    expect(await keyNames()).toEqual(['2027', '2027']);
    expect((await storedTexts())[1]).toBe(untouched);
    const [text = ''] = await storedTexts();
    expect(decryptPerson(depsWithKeys(later), { client_id: 'client-new', text })).toEqual(submittedPerson);
    const [key] = await test.deps.db.select().from(sealKeys);
    expect(key?.private_key.split('.')[0]).toBe('2027');
    // The seal is invalid, but the key to open it with exists.
    const sealed = `${key?.key_id}.${'A'.repeat(512)}`;
    expect(await unseal(depsWithKeys(later), { sealed, client_id: 'client-new' })).toBeNull();
    expect(test.logged).toEqual([{ event: 'personal-data-renewed', facts: { rows: 2, unreadable: 0 } }]);
  });

  it('an outbox message is re-encrypted with the first key', async () => {
    const mail = {
      channel: 'mail',
      address: 'owner@cn.example',
      language: 'en',
      subject: 'Code',
      body: '123456',
    } as const;
    await writeMessages(test.deps.db, [mail], depsWithKeys(before));
    await renewEncryption(depsWithKeys(later, before), never);
    const rows = await test.deps.db.select().from(outbox);
    expect(rows.map((row) => openBody([later], row))).toEqual(['123456']);
    expect(test.logged).toEqual([{ event: 'personal-data-renewed', facts: { rows: 1, unreadable: 0 } }]);
  });

  it('order tokens, sandbox payment returns and stored answers are re-encrypted with the first key', async () => {
    const { db } = test.deps;
    const [like] = await db.select().from(orders).limit(1);
    if (like === undefined) throw new Error('the demo has no orders');
    const token = openToken(depsWithKeys(later), like);
    await db
      .update(orders)
      .set(sealToken(depsWithKeys(before), { order_id: like.order_id, token }))
      .where(eq(orders.order_id, like.order_id));
    const sealed_return_to = sealReturnAddress(depsWithKeys(before), { payment_id: 'payment', return_to: '/mall' });
    const payment = {
      payment_id: 'payment',
      secret: 's',
      provider: 'wechat',
      status: 'waiting',
      order_no: 'MF-1',
    } as const;
    const amount = { currency: 'CNY', amount: 1, expires_at: test.deps.now() } as const;
    await db.insert(sandboxPayments).values({ ...payment, ...amount, sealed_return_to });
    const key = { scope: 'client-cn', key: 'a-key', call: '/a', content_hash: '', created_at: test.deps.now() };
    await db
      .insert(idempotencyKeys)
      .values({ ...key, sealed_answer: sealAnswer(depsWithKeys(before), key, { unread: 7 }) });
    await renewEncryption(depsWithKeys(later, before), never);
    const [order] = await db.select().from(orders).where(eq(orders.order_id, like.order_id));
    const [paid] = await db.select().from(sandboxPayments);
    const [answered] = await db.select().from(idempotencyKeys);
    expect(order && openToken(depsWithKeys(later), order)).toBe(token);
    expect(paid && openReturnAddress(depsWithKeys(later), paid)).toBe('/mall');
    expect(answered && openAnswer(depsWithKeys(later), answered)).toEqual({ unread: 7 });
    expect(test.logged).toEqual([{ event: 'personal-data-renewed', facts: { rows: 3, unreadable: 0 } }]);
  });

  it('renewing encryption covers all of 205 rows, and a second run renews nothing', async () => {
    const rows = Array.from({ length: 205 }, (_, index) => index);
    await handIn([before], 0);
    const [like] = await test.deps.db.select().from(verifications);
    if (like === undefined) throw new Error('nothing was handed in');
    const { number: _number, ...said } = like;
    const more = rows.slice(1).map((row) => ({ ...said, verification_id: `verification-${row}` }));
    await test.deps.db.insert(verifications).values(more);
    await renewEncryption(depsWithKeys(later, before), never);
    expect(new Set(await keyNames())).toEqual(new Set(['2027']));
    expect(test.logged.map(({ facts }) => facts)).toEqual([{ rows: 205, unreadable: 0 }]);
    await renewEncryption(depsWithKeys(later, before), never);
    expect(test.logged).toHaveLength(1);
  });

  it('data that no key can decrypt remains unchanged and is counted as unreadable', async () => {
    await handIn([before], 1);
    const found = await storedTexts();
    await renewEncryption(depsWithKeys(later), never);
    expect(await storedTexts()).toEqual(found);
    expect(test.logged.map(({ facts }) => facts)).toEqual([{ rows: 0, unreadable: 1 }]);
  });

  it('renewing encryption continues at the next start after the server stopped, and is logged only when done', async () => {
    await handIn([before], 1);
    await renewEncryption(depsWithKeys(later, before), () => true);
    expect(await keyNames()).toEqual(['2026']);
    await readSealKey(depsWithKeys(before));
    let asked = 0;
    // Stops after the seal keys and before the people.
    await renewEncryption(depsWithKeys(later, before), () => ++asked > 2);
    const [key] = await test.deps.db.select().from(sealKeys);
    expect([key?.private_key.split('.')[0], await keyNames()]).toEqual(['2027', ['2026']]);
    expect(test.logged).toEqual([]);
    await renewEncryption(depsWithKeys(later, before), never);
    expect(test.logged.map(({ facts }) => facts)).toEqual([{ rows: 1, unreadable: 0 }]);
  });

  it('rows that two servers renew at the same time are counted once', async () => {
    await handIn([before], 1);
    await handIn([before], 2);
    await Promise.all([1, 2].map(() => renewEncryption(depsWithKeys(later, before), never)));
    expect(await keyNames()).toEqual(['2027', '2027']);
    const rows = test.logged.map(({ facts }) => Number(facts.rows));
    expect(rows.reduce((sum, each) => sum + each, 0)).toBe(2);
  });
});
