import type { ApplicationField, Invoice, InvoiceReason } from '#contract/entities/invoice.ts';
import type { Refusal, RefusalCode } from '#contract/refusal.ts';
import { enterpriseNumberProblem, type NumberProblem } from '#machines/lifecycles/enterpriseNumbers.ts';
import { fieldsOf } from '#machines/lifecycles/invoice.ts';
import type { InvoiceContext } from './types.ts';

export type Phase = 'notFound' | 'closed' | 'open' | 'applied' | 'printed' | 'issued' | 'mailed';

export function phaseOf({ order_invoice }: Pick<InvoiceContext, 'order_invoice'>): Phase {
  if (order_invoice === null) return 'notFound';
  const { invoice, reason } = order_invoice;
  if (invoice === null || invoice.status === 'refused') return reason === null ? 'open' : 'closed';
  if (invoice.status === 'issued') return invoice.kind === 'paper' ? 'printed' : 'issued';
  return invoice.status;
}

export const closedReason = ({ order_invoice }: Pick<InvoiceContext, 'order_invoice'>): InvoiceReason | null =>
  order_invoice?.reason ?? null;

export function refusedInvoice({ order_invoice }: Pick<InvoiceContext, 'order_invoice'>): Invoice | null {
  const invoice = order_invoice?.invoice ?? null;
  return invoice?.status === 'refused' ? invoice : null;
}

type WithEnteredInvoice = Pick<InvoiceContext, 'order_invoice' | 'entered'>;

/** All fields of the kind; after a refusal only the refused ones. */
export function editableFields({ order_invoice, entered }: WithEnteredInvoice): readonly ApplicationField[] {
  const refused = refusedInvoice({ order_invoice });
  if (refused?.refusal == null) return fieldsOf(entered.kind);
  const named = refused.refusal.fields.map(({ field }) => field);
  return fieldsOf(refused.kind).filter((field) => named.includes(field));
}

export const needsAreas = (context: WithEnteredInvoice): boolean => editableFields(context).includes('area');

/** Only checks the letter and the area; the form validates the typed fields. */
export const isComplete = (context: WithEnteredInvoice & Pick<InvoiceContext, 'area_is_whole'>): boolean =>
  context.entered.notice_letter !== null && (!needsAreas(context) || context.area_is_whole);

/** By the rules of the zone; null if valid. */
export const taxpayerProblem = ({ record }: Pick<InvoiceContext, 'record'>, number: string): NumberProblem | null =>
  record === null ? null : enterpriseNumberProblem(record.use_zone, number);

const fieldByRefusalCode: ReadonlyMap<RefusalCode, ApplicationField> = new Map([
  ['taxpayer_id_invalid', 'taxpayer_id'],
  ['taxpayer_id_taken', 'taxpayer_id'],
  ['area_unknown', 'area'],
  ['file_unknown', 'notice_letter'],
  ['file_refused', 'notice_letter'],
]);

/** The field beside which the refusal is shown; null for none. */
export const fieldOfRefusal = ({ code }: Refusal): ApplicationField | null => fieldByRefusalCode.get(code) ?? null;

export type FieldProblem =
  | { readonly kind: 'reviewed'; readonly words: string }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'missing' };

/**
 * The server's refusal; else, once the user tried to continue, a missing letter or area; else the reviewer's text until
 * the field changes. The form validates the typed values.
 */
export function fieldProblem(context: InvoiceContext, field: ApplicationField): FieldProblem | null {
  const { entered, refusal, is_asked_for, area_is_whole } = context;
  if (refusal !== null && fieldOfRefusal(refusal) === field) return { kind: 'refused', refusal };
  const isMissing =
    (field === 'notice_letter' && entered.notice_letter === null) || (field === 'area' && !area_is_whole);
  if (isMissing && is_asked_for) return { kind: 'missing' };
  const refused = refusedInvoice(context);
  const said = refused?.refusal?.fields.find((each) => each.field === field);
  if (refused === null || said === undefined) return null;
  return isUnchangedSinceRefusal(context, refused, field) ? { kind: 'reviewed', words: said.words } : null;
}

function isUnchangedSinceRefusal(
  { entered, area_is_whole }: InvoiceContext,
  refused: Invoice,
  field: ApplicationField,
): boolean {
  switch (field) {
    case 'notice_letter':
      return entered.notice_letter === null;
    case 'area':
      return !area_is_whole;
    case 'recipient':
    case 'telephone':
    case 'detailed_address':
      return entered[field] === refused.mailing?.[field];
    default:
      return entered[field] === refused[field];
  }
}
