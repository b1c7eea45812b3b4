import { invoiceAdd, invoiceGet } from '#contract/calls/invoice.ts';
import type { ErrorName } from '#contract/codes.ts';
import { type Code, newKey, type Probe, probe } from '../../../flowkit/server/probe.ts';
import { type At, isIn } from '../../../flowkit/server/servedFlow.ts';
import { type Environment, electronic, numbers, onPaper, type Stands } from './environment.ts';
import { foreignOrder, type InvoiceRun, subject } from './run.ts';

const { kind, invoice_type, company_name, taxpayer_id, registered_address, registration_phone, ...others } = electronic;
const about = { kind, invoice_type, company_name, taxpayer_id, registered_address, registration_phone };
const { bank, bank_account, email } = others;
const said = { ...about, bank, bank_account, email };
const { recipient, telephone, detailed_address } = onPaper;
const mailed = { ...about, bank, bank_account, kind: 'paper', recipient, telephone, detailed_address } as const;

const applying = (name: string, code: Code, by: Readonly<Record<string, unknown>> = {}): Probe<InvoiceRun> =>
  probe(name, code, ({ api, other }) => {
    const body = { order_id: subject, ...said, notice_letter: other.file_id, ...by };
    return api.call(invoiceAdd, { body, key: newKey() });
  });

const reading = (name: string, code: Code, order_id: string): Probe<InvoiceRun> =>
  probe(name, code, ({ api }) => api.call(invoiceGet, { query: { order_id } }));

/** Why nothing can be applied for, whatever a client sends. */
const against = {
  applied: 'invoice_exists',
  'applied on paper': 'invoice_exists',
  issued: 'invoice_exists',
  printed: 'invoice_exists',
  mailed: 'invoice_exists',
  unpaid: 'order_state_refuses',
  closed: 'order_state_refuses',
  child: 'main_account_only',
  gone: 'order_not_found',
} as const satisfies Partial<Record<Stands, ErrorName>>;

const isAgainst = (stands: Stands): stands is keyof typeof against => Object.hasOwn(against, stands);

const isSettled = isIn('watching', 'done', 'absent', 'reviewing');

export function probesAt({
  snapshot,
  environment: { stands, isTaken },
}: At<Environment>): readonly Probe<InvoiceRun>[] {
  if (!isSettled(snapshot)) return [];
  if (isAgainst(stands)) return [applying('what cannot be applied for', against[stands])];
  if (isTaken) return [applying('with the number of another enterprise', 'taxpayer_id_taken')];
  return [
    reading('reads the invoice of somebody else', 'order_not_found', foreignOrder),
    applying('for the order of somebody else', 'order_not_found', { order_id: foreignOrder }),
    applying('with the letter of somebody else', 'file_unknown', { notice_letter: 'hk-order-first-letter' }),
    applying('with the number of somebody else', 'taxpayer_id_invalid', { taxpayer_id: '62478813' }),
    applying('with a number that was struck off', 'taxpayer_id_invalid', { taxpayer_id: numbers.struck }),
    applying('without where it is announced', 'invoice_email_missing', { email: undefined }),
    applying('on paper, to nowhere', 'mailing_incomplete', { ...mailed, email: undefined }),
    applying('on paper, to another zone', 'area_unknown', { ...mailed, email: undefined, area: 'tw-1-1' }),
    applying('for an amount of one’s own', 'unknown_field', { amount: 1 }),
  ];
}
