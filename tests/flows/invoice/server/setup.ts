import { randomBytes } from 'node:crypto';
import { and, ne } from 'drizzle-orm';
import type { InvoiceRefusal } from '#contract/entities/invoice.ts';
import { clients } from '#server/modules/identity/tables.ts';
import { invoices } from '#server/modules/invoices/tables.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { type Setup as ArrangeOf, chooseFile, demote, inSequence, updateRows } from '../../../flowkit/server/setup.ts';
import { city, numbers, province, type Status } from './environment.ts';
import {
  type InvoiceRun,
  letterName,
  subject,
  whereClient,
  whereInvoice,
  whereOrder,
  whereOtherClient,
  whereOtherInvoice,
  whereOtherOrder,
} from './run.ts';

type FlowSetup = ArrangeOf<InvoiceRun>;
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

const paperColumns = { ...mailing, area: [...mailing.area] } satisfies Partial<Row>;

export const applyElsewhere =
  (said: Partial<Row> = {}): FlowSetup =>
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
  (changesAt: (now: Date) => Partial<Row>): FlowSetup =>
  async ({ world: { db, now } }) => {
    await db
      .update(invoices)
      .set(changesAt(now()))
      .where(and(whereInvoice, ne(invoices.status, 'refused')));
  };

const issuedColumns = (at: Date, invoice_number: string) =>
  ({ status: 'issued', decided_at: at, invoice_number, invoiced_on: '2026-11-21' }) as const;
const mailedColumns = (at: Date) =>
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

const refusedColumns = (refusal: (typeof refusals)[keyof typeof refusals], at: Date): Partial<Row> => ({
  status: 'refused',
  decided_at: at,
  refusal: { ...refusal, fields: [...refusal.fields] },
});

export const issue = decide((now) => issuedColumns(now, '26312000000012345678'));
export const issueOnPaper = decide((now) => issuedColumns(now, '01234567'));
export const mail = decide(mailedColumns);
export const refuseAccount = decide((now) => refusedColumns(refusals.account, now));

const updateOrder = updateRows(orders, whereOrder);
const removeOtherInvoice: FlowSetup = updateRows(orders, whereOtherOrder)({ client_id: 'client-hk' });

export const pay = updateOrder({ status: 'paid', payment_status: 'received' });

/** Steps from an order without an application to each status. */
export const statusSetups: Readonly<Record<Exclude<Status, 'open'>, FlowSetup>> = {
  first: removeOtherInvoice,
  'last on paper': updateRows(invoices, whereOtherInvoice)(paperColumns),
  applied: applyElsewhere(),
  'applied on paper': applyElsewhere(paperColumns),
  'account refused': inSequence(applyElsewhere(), refuseAccount),
  'mailing refused': inSequence(
    applyElsewhere(paperColumns),
    decide((now) => refusedColumns(refusals.mailing, now)),
  ),
  issued: inSequence(applyElsewhere(), issue),
  printed: inSequence(applyElsewhere(paperColumns), issueOnPaper),
  mailed: inSequence(applyElsewhere(paperColumns), issueOnPaper, mail),
  unpaid: inSequence(
    removeOtherInvoice,
    updateOrder({ status: 'unpaid', payment_status: 'none', pay_until: new Date('2100-01-01T00:00:00Z') }),
  ),
  closed: inSequence(removeOtherInvoice, updateOrder({ status: 'cancelled' })),
  child: inSequence(removeOtherInvoice, demote),
  gone: updateOrder({ client_id: 'client-jp' }),
};

/** Gives the number to another client's verified enterprise; two cannot have the same. */
export const giveNumberAway: FlowSetup = inSequence(
  updateRows(clients, whereClient)({ enterprise_number: null }),
  updateRows(clients, whereOtherClient)({ enterprise_number: numbers.listed }),
);

export const upload = chooseFile(letterName);
