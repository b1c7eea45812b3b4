import { invoiceAdd, invoiceGet } from '#contract/calls/invoice.ts';
import type { ErrorName } from '#contract/responseCodes.ts';
import { newKey, type Probe, type ProbeCode, probe } from '../../../flowkit/server/probe.ts';
import { matchesAny, type ServedState } from '../../../flowkit/server/servedFlow.ts';
import { type Environment, electronicApplication, numbers, paperApplication, type Status } from './environment.ts';
import { foreignOrderId, type InvoiceRun, subject } from './run.ts';

const { kind, invoice_type, company_name, taxpayer_id, registered_address, registration_phone, ...others } =
  electronicApplication;
const companyFields = { kind, invoice_type, company_name, taxpayer_id, registered_address, registration_phone };
const { bank, bank_account, email } = others;
const electronicBody = { ...companyFields, bank, bank_account, email };
const { recipient, telephone, detailed_address } = paperApplication;
const paperBody = {
  ...companyFields,
  bank,
  bank_account,
  kind: 'paper',
  recipient,
  telephone,
  detailed_address,
} as const;

const applyProbe = (name: string, code: ProbeCode, by: Readonly<Record<string, unknown>> = {}): Probe<InvoiceRun> =>
  probe(name, code, ({ api, other }) => {
    const body = { order_id: subject, ...electronicBody, notice_letter: other.file_id, ...by };
    return api.call(invoiceAdd, { body, key: newKey() });
  });

const readProbe = (name: string, code: ProbeCode, order_id: string): Probe<InvoiceRun> =>
  probe(name, code, ({ api }) => api.call(invoiceGet, { query: { order_id } }));

/** Why nothing can be applied for, whatever a client sends. */
const refusalCodes = {
  applied: 'invoice_exists',
  'applied on paper': 'invoice_exists',
  issued: 'invoice_exists',
  printed: 'invoice_exists',
  mailed: 'invoice_exists',
  unpaid: 'order_state_refuses',
  closed: 'order_state_refuses',
  child: 'main_account_only',
  gone: 'order_not_found',
} as const satisfies Partial<Record<Status, ErrorName>>;

const isRefused = (stands: Status): stands is keyof typeof refusalCodes => Object.hasOwn(refusalCodes, stands);

const isProbed = matchesAny('watching', 'done', 'notFound', 'reviewing');

export function probesAt({
  snapshot,
  environment: { stands, isTaken },
}: ServedState<Environment>): readonly Probe<InvoiceRun>[] {
  if (!isProbed(snapshot)) return [];
  if (isRefused(stands)) return [applyProbe('what cannot be applied for', refusalCodes[stands])];
  if (isTaken) return [applyProbe('with the number of another enterprise', 'taxpayer_id_taken')];
  return [
    readProbe('reads the invoice of somebody else', 'order_not_found', foreignOrderId),
    applyProbe('for the order of somebody else', 'order_not_found', { order_id: foreignOrderId }),
    applyProbe('with the letter of somebody else', 'file_unknown', { notice_letter: 'hk-order-first-letter' }),
    applyProbe('with the number of somebody else', 'taxpayer_id_invalid', { taxpayer_id: '62478813' }),
    applyProbe('with a number that was struck off', 'taxpayer_id_invalid', { taxpayer_id: numbers.struck }),
    applyProbe('without where it is announced', 'invoice_email_missing', { email: undefined }),
    applyProbe('on paper, to nowhere', 'mailing_incomplete', { ...paperBody, email: undefined }),
    applyProbe('on paper, to another zone', 'area_unknown', { ...paperBody, email: undefined, area: 'tw-1-1' }),
    applyProbe('for an amount of one’s own', 'unknown_field', { amount: 1 }),
  ];
}
