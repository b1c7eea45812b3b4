import type { PaymentView } from '#contract/entities/payment.ts';
import type { RefusalCode } from '#contract/refusal.ts';
import { noticeIn } from '../../kit/fault.ts';
import type { PaymentAnswer } from '../../parts/paymentRead.ts';
import { editableParts, phaseOf, refusedProof } from './reasons.ts';
import type { SubmitProofQuery, TransferContext, TransferFormValues } from './types.ts';

export const emptyFormValues: TransferContext['entered'] = { payer: '', payment_account: '', bank_receipt: null };

/** A proof can be replaced only while it is being checked. */
export function applyPayment(context: TransferContext, read: PaymentAnswer): Partial<TransferContext> {
  const payment = read.kind === 'found' ? read.payment : null;
  const is_replacing = context.is_replacing && phaseOf({ payment }) === 'submitted';
  return { payment, fault: null, is_replacing, ...prefillAfterRefusal(context, payment) };
}

/** Starts from the refused proof, if its content is visible; the receipt is cleared only if it was refused. */
function prefillAfterRefusal(
  { payment: before }: TransferContext,
  payment: PaymentView | null,
): Partial<TransferContext> {
  const refused = refusedProof({ payment });
  if (refused?.content == null || refusedProof({ payment: before })?.proof_id === refused.proof_id) return {};
  const bank_receipt = editableParts({ payment }).includes('bank_receipt') ? null : refused.content.bank_receipt;
  return { entered: { ...refused.content, bank_receipt } };
}

/** Nothing was submitted if no proof is being checked, or, when replacing, another than the one that was sent. */
export function applyLookupResult(context: TransferContext, read: PaymentAnswer): Partial<TransferContext> {
  const kept = applyPayment(context, read);
  const standing = phaseOf({ payment: read.kind === 'found' ? read.payment : null });
  if (standing === 'submitted' && (!context.is_replacing || isOurs(context, read)))
    return { ...kept, is_replacing: false };
  return { ...kept, nothing_submitted: standing !== 'paid', fault: noticeIn(context.fault) };
}

function isOurs({ entered }: TransferContext, read: PaymentAnswer): boolean {
  const content = read.kind === 'found' ? read.payment.proof?.content : null;
  return (
    content != null &&
    content.payer === entered.payer &&
    content.payment_account === entered.payment_account &&
    content.bank_receipt.file_id === entered.bank_receipt?.file_id
  );
}

/** Starts from the submitted content, if it is visible to the user. */
export const beginReplacing = ({ payment, entered }: TransferContext): Partial<TransferContext> => ({
  is_replacing: true,
  entered: payment?.proof?.content ?? entered,
});

/** Ignores changes to read-only fields. */
export function enterProof(context: TransferContext, typed: TransferFormValues): Partial<TransferContext> {
  const open = new Set<string>(editableParts(context));
  const heard = Object.fromEntries(Object.entries(typed).filter(([part]) => open.has(part)));
  return { entered: { ...context.entered, ...heard } };
}

export const staleDataRefusals: readonly RefusalCode[] = [
  'order_state_refuses',
  'payment_unsettled',
  'order_not_found',
];
export const receiptRefusals: readonly RefusalCode[] = ['file_unknown', 'file_refused'];

export function buildSubmitProofQuery({ key, attempt, order_id, entered }: TransferContext): SubmitProofQuery {
  const { bank_receipt } = entered;
  if (bank_receipt === null) throw new Error('a proof is handed in without its receipt');
  return {
    order_id,
    key: `${key}-${attempt}`,
    payer: entered.payer,
    payment_account: entered.payment_account,
    bank_receipt: bank_receipt.file_id,
  };
}
