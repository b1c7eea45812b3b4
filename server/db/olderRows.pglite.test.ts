import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { encryptPlain } from '../modules/encryption/encryptPlain.ts';
import { flowDrafts } from '../modules/flows/tables.ts';
import { orders } from '../modules/orders/tables.ts';
import { hasToken } from '../modules/orders/token.ts';
import { openReturn } from '../modules/payments/sandbox/returns.ts';
import { sandboxPayments } from '../modules/payments/sandbox/tables.ts';
import { clients } from '../modules/session/tables.ts';
import { flowTraces } from '../modules/traces/tables.ts';
import { voucherCodes, voucherSpendings, vouchers } from '../modules/vouchers/tables.ts';
import { everythingKept } from '../testing/everythingKept.ts';
import { claimOf } from '../testing/orderTokens.ts';
import { testSettings } from '../testing/provided.ts';
import { openAnswer } from '../wire/keptAnswer.ts';
import { idempotencyKeys } from '../wire/tables.ts';
import { migrationsFolder } from './migrationsFolder.ts';
import { embeddedDatabase } from './openEmbedded.ts';

const journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) });

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mallflow-older-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** The migrations as they were when this one was the newest. */
async function migrationsUntil(tag: string): Promise<string> {
  await cp(migrationsFolder, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const { entries, ...rest } = journal.parse(JSON.parse(await readFile(file, 'utf8')));
  const until = entries.slice(0, entries.findIndex((entry) => entry.tag === tag) + 1);
  await writeFile(file, JSON.stringify({ ...rest, entries: until }));
  return folder;
}

it('keeps the drafts and traces of users from before there were those of tabs', async () => {
  const client = await PGlite.create();
  const database = embeddedDatabase(client);
  await migrate(drizzle(client), { migrationsFolder: await migrationsUntil('0003_subjects') });
  const at = '2026-03-02T08:00:00.000Z';
  await client.exec(`
    insert into users (user_id, email, password_hash, role, nickname, real_name, family_name, second_name, created_at)
      values ('user-1', 'a@b.example', 'x', 'support', 'n', 'r', 'f', 's', '${at}');
    insert into flow_drafts (draft_id, user_id, flow, subject, key, snapshot, opened_at, updated_at)
      values ('draft-1', 'user-1', 'purchase', '', 'key-1', '{"a":1}', '${at}', '${at}');
    insert into flow_traces (code, user_id, flow, trace, stored_at)
      values ('7KQ2-M9XD', 'user-1', 'purchase', '{}', '${at}');
  `);
  await database.migrate();
  expect(await database.db.select().from(flowDrafts)).toMatchObject([
    { draft_id: 'draft-1', user_id: 'user-1', snapshot: '{"a":1}', tab_hash: null, network: null },
  ]);
  expect(await database.db.select().from(flowTraces)).toMatchObject([{ user_id: 'user-1', network: null }]);
  const ofNobody = database.db.execute(sql`update flow_drafts set user_id = null`);
  await expect(ofNobody).rejects.toThrow();
  await database.close();
}, 180_000);

it('keeps why the verification of a client was refused, as the reasons of what it handed in last', async () => {
  const client = await PGlite.create();
  const database = embeddedDatabase(client);
  await migrate(drizzle(client), { migrationsFolder: await migrationsUntil('0026_session_passes') });
  const at = '2026-03-02T08:00:00.000Z';
  const handedIn = (
    id: string,
    of: string,
    refusal: string,
  ) => `('${id}', '${of}', 2, 'refuse', 'c', 'c', 'n', 'listed',
    'license-${of}', 'm', '${at}', 'user-${of}', ${refusal})`;
  const company = (id: string, message: string) => `
    insert into clients (client_id, full_name, currency, use_zone, is_oversea, verification_message, created_at)
      values ('${id}', 'c', 'USD', 'HK', true, '${message}', '${at}');
    insert into users (user_id, client_id, email, password_hash, nickname, real_name, family_name, second_name, created_at)
      values ('user-${id}', '${id}', '${id}@b.example', 'x', 'n', 'r', 'f', 's', '${at}');
    insert into files (file_id, upload_key, holder_kind, holder_id, purpose, name, size, type, began_at)
      values ('license-${id}', 'k', 'client', '${id}', 'business_license', 'n', 1, 'application/pdf', '${at}');
  `;
  await client.exec(`
    ${company('refused', 'Das Dokument ist abgelaufen.')} ${company('again', '')}
    insert into verifications (verification_id, client_id, verification_type, status, company_name, translated_name,
        credit_code, register, business_license, mobile, submitted_at, submitted_by, refusal)
      values ${handedIn('1', 'refused', `'{"code":"other","fields":[]}'`)},
        ${handedIn('2', 'refused', `'{"code":"license_expired","fields":[]}'`)},
        ${handedIn('3', 'again', `'{"code":"other","fields":[]}'`)};
  `);
  await database.migrate();
  const kept = database.db.select({ id: clients.client_id, refusal: clients.verification_refusal }).from(clients);
  expect(await kept.orderBy(clients.client_id)).toEqual([
    { id: 'again', refusal: null },
    { id: 'refused', refusal: { code: 'license_expired', fields: [] } },
  ]);
  await database.close();
}, 180_000);

it('keeps what orders took of vouchers, and lets be spent in parts what no rule ties to one order', async () => {
  const client = await PGlite.create();
  const database = embeddedDatabase(client);
  await migrate(drizzle(client), { migrationsFolder: await migrationsUntil('0032_words_of_cancelling') });
  const at = '2026-03-02T08:00:00.000Z';
  const amount = `'{"kind":"amount","amount":{"minor":5000,"currency":"CNY"}}'`;
  const share = `'{"kind":"percent","percent":10}'`;
  const voucher = (
    id: string,
    of: { holder?: string; worth?: string; minimum?: string; types?: string; used?: string },
  ) =>
    `('${id}', 'c', '${of.holder ?? 'client'}', '{}', ${of.worth ?? amount}, ${of.minimum ?? 'null'}, '${of.types ?? '[]'}', '[]',
      '${at}', '${at}', ${of.used ?? 'null'})`;
  await client.exec(`
    insert into clients (client_id, full_name, currency, use_zone, is_oversea, created_at)
      values ('c', 'c', 'CNY', 'CN', false, '${at}');
    insert into orders (order_id, order_no, token, client_id, user_id, placed_by, order_type, status, payment_status, title, currency,
        amount, original_amount, lines, invoice_flag, created_at, pay_until)
      values ('o', 'MF-1', 't', 'c', 'u', 'p', 'new', 'paid', 'received', '{}', 'CNY', 100, 3100,
        '[{"kind":"plan","ref":"used","amount":{"minor":3100,"currency":"CNY"}},
          {"kind":"client_voucher","ref":"used","amount":{"minor":-3000,"currency":"CNY"}}]', false, '${at}', '${at}');
    insert into vouchers (voucher_id, client_id, holder, name, worth, minimum, order_types, plan_ids, valid_from, valid_until,
        used_by_order_id)
      values ${voucher('free', {})}, ${voucher('used', { used: "'o'" })}, ${voucher('share', { worth: share })},
        ${voucher('agency', { holder: 'agency' })}, ${voucher('typed', { types: '["new"]' })},
        ${voucher('least', { minimum: `'{"minor":1,"currency":"CNY"}'` })};
    insert into voucher_codes (code, voucher, valid_from, valid_until, redeem_from, redeem_until)
      values ('A', '{"holder":"client","name":{},"worth":{"kind":"amount","amount":{"minor":1,"currency":"CNY"}},"minimum":null,
        "order_types":[],"plan_ids":[]}', '${at}', '${at}', '${at}', '${at}');
  `);
  await database.migrate();
  const { db } = database;
  const spends = db.select({ id: vouchers.voucher_id, spend: vouchers.spend }).from(vouchers);
  expect(Object.fromEntries((await spends).map(({ id, spend }) => [id, spend]))).toEqual({
    free: 'in_parts',
    used: 'once',
    share: 'once',
    agency: 'once',
    typed: 'once',
    least: 'once',
  });
  expect(await db.select().from(voucherSpendings)).toEqual([
    { voucher_id: 'used', order_id: 'o', amount: 3_000, spent_at: new Date(at), returned_at: null },
  ]);
  expect((await db.select().from(voucherCodes)).map(({ voucher: of }) => of.spend)).toEqual(['in_parts']);
  await database.close();
}, 180_000);

it('keeps the links of orders, where payments lead back to, and answers [DAT-40]', async () => {
  const client = await PGlite.create();
  const database = embeddedDatabase(client);
  await migrate(drizzle(client), { migrationsFolder: await migrationsUntil('0043_active_parts_of_files') });
  const at = '2026-03-02T08:00:00.000Z';
  const token = 'q8vX2m0c1Jt5wZbR7yLkNA';
  await client.exec(`
    insert into clients (client_id, full_name, currency, use_zone, is_oversea, created_at)
      values ('c', 'c', 'CNY', 'CN', false, '${at}');
    insert into orders (order_id, order_no, token, client_id, user_id, placed_by, order_type, status, payment_status, title, currency,
        amount, original_amount, lines, invoice_flag, created_at, pay_until)
      values ('o', 'MF-1', '${token}', 'c', 'u', 'p', 'new', 'paid', 'received', '{}', 'CNY', 100, 100, '[]', false, '${at}', '${at}');
    insert into sandbox_payments (payment_id, secret, provider, status, order_no, currency, amount, return_to, expires_at)
      values ('p', 's', 'wechat', 'waiting', 'MF-1', 'CNY', 100, '/mall#token=${token}', '${at}');
    insert into idempotency_keys (scope, key, call, content_hash, answer, created_at)
      values ('c', 'k', '/a', 'h', '{"token": "${token}"}', '${at}'), ('c', 'n', '/a', 'h', null, '${at}');
  `);
  await database.migrate();
  const { db } = database;
  await encryptPlain({
    db,
    log: () => {},
    secret: (bits) => randomBytes(bits / 8).toString('base64url'),
    settings: testSettings,
  });
  expect((await everythingKept(db)).includes(token)).toBe(false);
  const [order] = await db.select().from(orders);
  const [payment] = await db.select().from(sandboxPayments);
  const answered = await db.select().from(idempotencyKeys).orderBy(idempotencyKeys.key);
  expect(order && [hasToken(order, token), claimOf(order).token]).toEqual([true, token]);
  expect(payment && openReturn({ settings: testSettings }, payment)).toBe(`/mall#token=${token}`);
  expect(answered.map((row) => openAnswer({ settings: testSettings }, row))).toEqual([{ token }, null]);
  await database.close();
}, 180_000);
