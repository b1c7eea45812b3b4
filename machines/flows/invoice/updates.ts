import type { Area } from '#contract/calls/area.ts';
import type { ClientRecord, Invoice, InvoiceArea, OrderInvoice } from '#contract/entities/invoice.ts';
import type { RefusalCode } from '#contract/refusal.ts';
import { noticeIn } from '../../kit/fault.ts';
import { editableFields, phaseOf, refusedInvoice } from './reasons.ts';
import type {
  ApplicationFormValues,
  InvoiceAnswer,
  InvoiceContext,
  InvoiceUserInput,
  ReadOutcome,
  SendApplicationQuery,
} from './types.ts';

export const emptyFormValues: InvoiceUserInput = {
  kind: 'electronic',
  invoice_type: 'ordinary',
  company_name: '',
  taxpayer_id: '',
  registered_address: '',
  registration_phone: '',
  bank: '',
  bank_account: '',
  email: '',
  recipient: '',
  telephone: '',
  detailed_address: '',
  notice_letter: null,
  area: [],
};

const formValuesOf = (invoice: Invoice, email: string): InvoiceUserInput => ({
  kind: invoice.kind,
  invoice_type: invoice.invoice_type,
  company_name: invoice.company_name,
  taxpayer_id: invoice.taxpayer_id,
  registered_address: invoice.registered_address,
  registration_phone: invoice.registration_phone,
  bank: invoice.bank,
  bank_account: invoice.bank_account,
  email: invoice.email ?? email,
  recipient: invoice.mailing?.recipient ?? '',
  telephone: invoice.mailing?.telephone ?? '',
  detailed_address: invoice.mailing?.detailed_address ?? '',
  notice_letter: invoice.notice_letter,
  area: invoice.mailing?.area ?? [],
});

type Prefill = Pick<InvoiceContext, 'entered' | 'filled_from' | 'area_is_whole'>;

/** Prefills from the client's newest invoice, else from the client's record. */
function prefillOf(order_invoice: OrderInvoice, newest: Invoice | null, record: ClientRecord): Prefill {
  if (newest !== null) {
    const entered = formValuesOf(newest, record.email);
    return { entered, filled_from: 'last', area_is_whole: entered.area.length > 0 };
  }
  const { full_name: company_name, enterprise_number, email } = record;
  const known = { kind: order_invoice.kind, company_name, taxpayer_id: enterprise_number ?? '', email };
  return { entered: { ...emptyFormValues, ...known }, filled_from: 'record', area_is_whole: false };
}

/** Starts from the refused application; letter and area are cleared only if they were refused. */
function prefillAfterRefusal(order_invoice: OrderInvoice, email: string): Prefill | null {
  const refused = refusedInvoice({ order_invoice });
  if (refused === null) return null;
  const entered = formValuesOf(refused, email);
  const open = editableFields({ order_invoice, entered });
  return {
    entered: {
      ...entered,
      notice_letter: open.includes('notice_letter') ? null : entered.notice_letter,
      area: open.includes('area') ? [] : entered.area,
    },
    filled_from: 'refused',
    area_is_whole: false,
  };
}

/** Keeps the user's input unless another application was refused since. */
function applyOrderInvoice(context: InvoiceContext, order_invoice: OrderInvoice): Partial<InvoiceContext> {
  const before = refusedInvoice(context)?.invoice_id;
  const isNews = refusedInvoice({ order_invoice }) !== null && refusedInvoice({ order_invoice })?.invoice_id !== before;
  const start = isNews ? prefillAfterRefusal(order_invoice, context.record?.email ?? '') : null;
  return { order_invoice, fault: null, ...(start !== null && { ...start, is_reviewing: false, levels: [] }) };
}

/** Prefills the form only if nothing was entered. */
export function applyReadOutcome(context: InvoiceContext, read: ReadOutcome): Partial<InvoiceContext> {
  if (read.kind === 'none') return { order_invoice: null, fault: null };
  const { order_invoice, newest, record } = read;
  const kept = { newest, record, ...applyOrderInvoice({ ...context, record }, order_invoice) };
  if (context.filled_from !== null || kept.filled_from !== undefined) return kept;
  return { ...kept, ...prefillOf(order_invoice, newest, record) };
}

export const applyInvoice = (context: InvoiceContext, answer: InvoiceAnswer): Partial<InvoiceContext> =>
  answer.kind === 'found' ? applyOrderInvoice(context, answer.order_invoice) : { order_invoice: null, fault: null };

/** If an invoice can still be applied for, nothing was sent. */
export function applyLookupResult(context: InvoiceContext, answer: InvoiceAnswer): Partial<InvoiceContext> {
  const kept = applyInvoice(context, answer);
  const standing = phaseOf({ order_invoice: answer.kind === 'found' ? answer.order_invoice : null });
  return standing === 'open' ? { ...kept, nothing_sent: true, fault: noticeIn(context.fault) } : kept;
}

/** Ignores changes to read-only fields. */
export function enterApplication(context: InvoiceContext, typed: ApplicationFormValues): Partial<InvoiceContext> {
  const { order_invoice, entered } = context;
  const isOpen = refusedInvoice(context) === null;
  const { kind, invoice_type, ...texts } = typed;
  const chosen = isOpen ? { kind, invoice_type } : { kind: entered.kind, invoice_type: entered.invoice_type };
  const open = new Set<string>(editableFields({ order_invoice, entered: { ...entered, ...chosen } }));
  const heard = Object.fromEntries(Object.entries(texts).filter(([field]) => open.has(field)));
  return { entered: { ...entered, ...chosen, ...heard }, refusal: null, change_of: null };
}

export const chooseArea = (
  context: InvoiceContext,
  level: number,
  area: InvoiceArea | null,
): Partial<InvoiceContext> => ({
  entered: {
    ...context.entered,
    area: [...context.entered.area.slice(0, level), ...(area === null ? [] : [area])],
  },
  // The loaded levels below belong to the previous area.
  levels: context.levels.slice(0, level + 1),
  area_is_whole: false,
  refusal: null,
});

/** The chosen area is complete if nothing narrower was loaded. */
export function applyAreas({ entered }: InvoiceContext, loaded: readonly (readonly Area[])[]): Partial<InvoiceContext> {
  const levels = loaded.filter((areas) => areas.length > 0).map((areas) => [...areas]);
  return { levels, area_is_whole: entered.area.length > 0 && levels.length === entered.area.length };
}

export const staleDataRefusals: readonly RefusalCode[] = [
  'invoice_exists',
  'order_state_refuses',
  'order_not_found',
  'main_account_only',
];
export const letterRefusals: readonly RefusalCode[] = ['file_unknown', 'file_refused'];

/** A revision: differs when a change is relevant to pages. */
export function revisionOf(order_invoice: OrderInvoice | null): string {
  return [order_invoice?.invoice?.invoice_id, order_invoice?.invoice?.status, order_invoice?.reason].join(' ');
}

export function buildSendApplicationQuery({ key, attempt, order_id, entered }: InvoiceContext): SendApplicationQuery {
  const { notice_letter, area, email, recipient, telephone, detailed_address, ...about } = entered;
  if (notice_letter === null) throw new Error('an application is sent without its letter');
  const narrowest = area.at(-1)?.area_id ?? '';
  const to = about.kind === 'paper' ? { recipient, telephone, area: narrowest, detailed_address } : { email };
  return { key: `${key}-${attempt}`, application: { order_id, ...about, notice_letter: notice_letter.file_id, ...to } };
}
