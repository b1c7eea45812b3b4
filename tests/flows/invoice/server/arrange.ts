import { randomBytes } from 'node:crypto';
import { and, ne } from 'drizzle-orm';
import type { InvoiceRefusal } from '#contract/entities/invoice.ts';
import { clients } from '#server/modules/identity/tables.ts';
import { invoices } from '#server/modules/invoices/tables.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { type Arrange as ArrangeOf, changing, chooseFile, demote, inTurn } from '../../../flowkit/server/arranging.ts';
import { city, numbers, province, type Stands } from './environment.ts';
import {
  type InvoiceRun,
  letterName,
  ofClient,
  ofInvoice,
  ofOrder,
  ofOtherInvoice,
  ofOtherOrder,
  ofRival,
  subject,
} from './run.ts';

type Arrange = ArrangeOf<InvoiceRun>;
type Row = typeof invoices.$inferInsert;

const mailing = {
  kind: 'paper',
  invoice_type: 'special',
  email: null,
  recipient: 'Lin Example',
  telephone: '0594-12345678',
  area: [province, city],
  detailed_address: '1 Example Road, room 2',
} as const;

const toPaper = { ...mailing, area: [...mailing.area] } satisfies Partial<Row>;

export const applyElsewhere =
  (said: Partial<Row> = {}): Arrange =>
  async ({ world: { db, now }, other }) => {
    const { number: _number, ...like } = other;
    const nothing = { decided_at: null, decided_by: null, invoice_number: null, invoiced_on: null } as const;
    const name = { invoice_id: `invoice-${randomBytes(8).toString('hex')}`, order_id: subject };
    await db.insert(invoices).values({
      ...like,
      invoice_type: 'ordinary',
      ...nothing,
      ...name,
      applied_at: now(),
      status: 'applied',
      ...said,
    });
  };

/** Decides on the application that is not refused. */
const decide =
  (changesAt: (now: Date) => Partial<Row>): Arrange =>
  async ({ world: { db, now } }) => {
    await db
      .update(invoices)
      .set(changesAt(now()))
      .where(and(ofInvoice, ne(invoices.status, 'refused')));
  };

const issuedAs = (at: Date, invoice_number: string) =>
  ({ status: 'issued', decided_at: at, invoice_number, invoiced_on: '2026-11-21' }) as const;
const mailedAt = (at: Date) =>
  ({ status: 'mailed', mailed_at: at, carrier: 'sf', tracking_number: 'SF1234567890' }) as const;

const refusals = {
  account: { code: 'bank_account_mismatch', fields: [{ field: 'bank_account', words: '账号与户名不符。' }] },
  mailing: {
    code: 'address_incomplete',
    fields: [
      { field: 'notice_letter', words: 'It cannot be read.' },
      { field: 'area', words: 'The district is missing.' },
      { field: 'detailed_address', words: 'Please add the floor.' },
    ],
  },
} as const satisfies Record<string, InvoiceRefusal | object>;

const refusedFor = (refusal: (typeof refusals)[keyof typeof refusals], at: Date): Partial<Row> => ({
  status: 'refused',
  decided_at: at,
  refusal: { ...refusal, fields: [...refusal.fields] },
});

export const issue = decide((now) => issuedAs(now, '26312000000012345678'));
export const print = decide((now) => issuedAs(now, '01234567'));
export const mail = decide(mailedAt);
export const refuseAccount = decide((now) => refusedFor(refusals.account, now));

const changeOrder = changing(orders, ofOrder);
const haveNone: Arrange = changing(orders, ofOtherOrder)({ client_id: 'client-hk' });

export const pay = changeOrder({ status: 'paid', payment_status: 'received' });

/** Steps from an order without an application to each status. */
export const arrangements: Readonly<Record<Exclude<Stands, 'open'>, Arrange>> = {
  first: haveNone,
  'last on paper': changing(invoices, ofOtherInvoice)(toPaper),
  applied: applyElsewhere(),
  'applied on paper': applyElsewhere(toPaper),
  'account refused': inTurn(applyElsewhere(), refuseAccount),
  'mailing refused': inTurn(
    applyElsewhere(toPaper),
    decide((now) => refusedFor(refusals.mailing, now)),
  ),
  issued: inTurn(applyElsewhere(), issue),
  printed: inTurn(applyElsewhere(toPaper), print),
  mailed: inTurn(applyElsewhere(toPaper), print, mail),
  unpaid: inTurn(
    haveNone,
    changeOrder({ status: 'unpaid', payment_status: 'none', pay_until: new Date('2100-01-01T00:00:00Z') }),
  ),
  closed: inTurn(haveNone, changeOrder({ status: 'cancelled' })),
  child: inTurn(haveNone, demote),
  gone: changeOrder({ client_id: 'client-jp' }),
};

/** Gives the number to another client's verified enterprise; two cannot have the same. */
export const takeNumber: Arrange = inTurn(
  changing(clients, ofClient)({ enterprise_number: null }),
  changing(clients, ofRival)({ enterprise_number: numbers.listed }),
);

export const upload = chooseFile(letterName);
