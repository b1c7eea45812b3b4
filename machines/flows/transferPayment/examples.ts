import type { PaymentView, ProofContent, TransferProof } from '#contract/entities/payment.ts';
import type { StoredFile } from '#contract/files.ts';
import {
  commonFaults,
  type Examples,
  formExamples,
  receiptRunExamples,
  refusalWithMessage,
  unknownCodeFault,
  unknownCodeRefusal,
} from '../../kit/examples.ts';
import { examplePayable } from '../../parts/orderExamples.ts';
import {
  closedView,
  foundAnswer,
  paidTwiceView,
  paidView,
  unmatchedMoneyView,
  unpaidView,
} from '../../parts/paymentExamples.ts';
import type { TransferEvent, TransferPorts } from './types.ts';

export const receiptFile: StoredFile = {
  file_id: 'file-1',
  name: 'transfer.pdf',
  size: 120_000,
  type: 'application/pdf',
};
const clearerReceiptFile: StoredFile = {
  file_id: 'file-2',
  name: 'transfer-whole.png',
  size: 310_000,
  type: 'image/png',
};

const proofContent: ProofContent = {
  payer: 'Example Trading',
  payment_account: '6217000011112222',
  bank_receipt: receiptFile,
};

const submittedProof: TransferProof = {
  proof_id: 'proof-1',
  status: 'submitted',
  submitted_at: '2026-11-21T10:20:00+00:00',
  content: proofContent,
  refusal: [],
};

const viewWithSubmittedProof: PaymentView = {
  ...unpaidView,
  order: { ...examplePayable, payment_status: 'proof_submitted', can: { pay: false } },
  revision: 2,
  proof: submittedProof,
};
const viewWithProofByAnother: PaymentView = { ...viewWithSubmittedProof, proof: { ...submittedProof, content: null } };
const viewWithReplacedProof: PaymentView = {
  ...viewWithSubmittedProof,
  revision: 3,
  proof: { ...submittedProof, proof_id: 'proof-2', content: { ...proofContent, bank_receipt: clearerReceiptFile } },
};

const refusedProof: TransferProof = {
  ...submittedProof,
  status: 'refused',
  refusal: [{ part: 'bank_receipt', words: '回单不完整，请上传完整的电子回单。' }],
};
const viewWithRefusedProof: PaymentView = {
  ...unpaidView,
  order: { ...examplePayable, payment_status: 'failed' },
  revision: 3,
  proof: refusedProof,
};
const payerRefused: PaymentView = {
  ...viewWithRefusedProof,
  proof: { ...refusedProof, refusal: [{ part: 'payer', words: 'The name is not that of the account.' }] },
};
const accountRefused: PaymentView = {
  ...viewWithRefusedProof,
  proof: { ...refusedProof, refusal: [{ part: 'payment_account', words: 'No money came from this account.' }] },
};
const refusedByAnother: PaymentView = {
  ...viewWithRefusedProof,
  proof: { ...refusedProof, content: null, refusal: [] },
};

const viewOfPaidOrder: PaymentView = {
  ...paidView('transfer', 'Example Trading'),
  proof: { ...submittedProof, status: 'accepted' },
};
const formValues = { payer: 'Example Trading', payment_account: '6217000011112222' };

/** With no-break spaces and a zero-width space, as mails and tables paste it. */
const pastedFormValues = { ...formValues, payment_account: '6217\u00A00000\u00A01111\u00A02222\u200B' };

export const transferPaymentExamples = {
  events: {
    'proof.enter': [
      { name: 'all of it', event: { type: 'proof.enter', typed: formValues } },
      { name: 'pasted with what cannot be seen', event: { type: 'proof.enter', typed: pastedFormValues } },
      { name: 'a beginning', event: { type: 'proof.enter', typed: { payer: 'Exa', payment_account: '' } } },
    ],
    'receipt.replace': [{ name: 'asked', event: { type: 'receipt.replace' } }],
    'receipt.remove': [{ name: 'asked', event: { type: 'receipt.remove' } }],
    'proof.submit': [
      { name: 'understood', event: { type: 'proof.submit', understood: true } },
      { name: 'with something missing', event: { type: 'proof.submit', understood: false } },
    ],
    'proof.replace': [{ name: 'asked', event: { type: 'proof.replace' } }],
    'proof.keep': [{ name: 'asked', event: { type: 'proof.keep' } }],
    'payment.check': [{ name: 'asked', event: { type: 'payment.check' } }],
    ...formExamples,
    ...receiptRunExamples,
  },
  ports: {
    readPayment: [
      { name: 'unpaid', output: foundAnswer(unpaidView) },
      { name: 'being checked', output: foundAnswer(viewWithSubmittedProof) },
      { name: 'handed in by somebody else', output: foundAnswer(viewWithProofByAnother) },
      { name: 'the receipt was refused', output: foundAnswer(viewWithRefusedProof) },
      { name: 'the payer was refused', output: foundAnswer(payerRefused) },
      { name: 'the account was refused', output: foundAnswer(accountRefused) },
      { name: 'refused to somebody else', output: foundAnswer(refusedByAnother) },
      { name: 'paid', output: foundAnswer(viewOfPaidOrder) },
      { name: 'paid twice', output: foundAnswer(paidTwiceView(viewOfPaidOrder)) },
      { name: 'in use, with other money', output: foundAnswer(unmatchedMoneyView(viewOfPaidOrder)) },
      {
        name: 'not paid by phone in time',
        output: foundAnswer({ ...unpaidView, order: { ...examplePayable, payment_status: 'expired' } }),
      },
      { name: 'cancelled', output: foundAnswer(closedView({ status: 'cancelled', payment_status: 'none' })) },
      { name: 'expired', output: foundAnswer(closedView({ status: 'expired', payment_status: 'none' })) },
      {
        name: 'being paid by phone',
        output: foundAnswer(closedView({ status: 'unpaid', payment_status: 'processing' })),
      },
      { name: 'maybe paid by phone', output: foundAnswer(closedView({ status: 'unpaid', payment_status: 'unknown' })) },
      { name: 'none', output: { kind: 'none' } },
      ...commonFaults,
      unknownCodeFault,
    ],
    uploadReceipt: [
      { name: 'uploaded', output: receiptFile },
      { name: 'another uploaded', output: clearerReceiptFile },
      { name: 'kept as it was', output: null },
    ],
    submitProof: [
      { name: 'handed in', output: { kind: 'submitted', payment: viewWithSubmittedProof } },
      { name: 'handed in once more', output: { kind: 'submitted', payment: viewWithReplacedProof } },
      { name: 'paid meanwhile', output: { kind: 'refused', refusal: { code: 'order_state_refuses' } } },
      { name: 'being paid by phone', output: { kind: 'refused', refusal: refusalWithMessage('payment_unsettled') } },
      { name: 'no such order', output: { kind: 'refused', refusal: { code: 'order_not_found' } } },
      { name: 'the file is gone', output: { kind: 'refused', refusal: { code: 'file_unknown' } } },
      { name: 'the file is not accepted', output: { kind: 'refused', refusal: { code: 'file_refused' } } },
      { name: 'refused for a new reason', output: { kind: 'refused', refusal: unknownCodeRefusal } },
      ...commonFaults,
    ],
    checkOutcome: [
      { name: 'handed in', output: foundAnswer(viewWithSubmittedProof) },
      { name: 'handed in once more', output: foundAnswer(viewWithReplacedProof) },
      { name: 'still unpaid', output: foundAnswer(unpaidView) },
      { name: 'still refused', output: foundAnswer(viewWithRefusedProof) },
      { name: 'the payer is still refused', output: foundAnswer(payerRefused) },
      { name: 'the account is still refused', output: foundAnswer(accountRefused) },
      { name: 'paid', output: foundAnswer(viewOfPaidOrder) },
      { name: 'none', output: { kind: 'none' } },
    ],
    watchPayment: [
      { name: 'the receipt was refused', output: foundAnswer(viewWithRefusedProof) },
      { name: 'replaced elsewhere', output: foundAnswer(viewWithReplacedProof) },
      { name: 'paid', output: foundAnswer(viewOfPaidOrder) },
      { name: 'none', output: { kind: 'none' } },
    ],
  },
} as const satisfies Examples<TransferEvent, TransferPorts>;
