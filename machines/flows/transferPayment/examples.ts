import type { PaymentView, ProofContent, TransferProof } from '#contract/entities/payment.ts';
import type { StoredFile } from '#contract/files.ts';
import {
  commonFaults,
  type Examples,
  formExamples,
  newRefusal,
  newRefusalFault,
  receiptRunExamples,
  worded,
} from '../../kit/examples.ts';
import { examplePayable } from '../../parts/orderExamples.ts';
import { closedAs, found, paidBy, paidTwice, unpaid, withOtherMoney } from '../../parts/paymentExamples.ts';
import type { TransferEvent, TransferPorts } from './types.ts';

export const receipt: StoredFile = { file_id: 'file-1', name: 'transfer.pdf', size: 120_000, type: 'application/pdf' };
const clearer: StoredFile = { file_id: 'file-2', name: 'transfer-whole.png', size: 310_000, type: 'image/png' };

const handedIn: ProofContent = { payer: 'Example Trading', payment_account: '6217000011112222', bank_receipt: receipt };

const waiting: TransferProof = {
  proof_id: 'proof-1',
  status: 'submitted',
  submitted_at: '2026-11-21T10:20:00+00:00',
  content: handedIn,
  refusal: [],
};

const beingChecked: PaymentView = {
  ...unpaid,
  order: { ...examplePayable, payment_status: 'proof_submitted', can: { pay: false } },
  revision: 2,
  proof: waiting,
};
const byAnother: PaymentView = { ...beingChecked, proof: { ...waiting, content: null } };
const replaced: PaymentView = {
  ...beingChecked,
  revision: 3,
  proof: { ...waiting, proof_id: 'proof-2', content: { ...handedIn, bank_receipt: clearer } },
};

const refused: TransferProof = {
  ...waiting,
  status: 'refused',
  refusal: [{ part: 'bank_receipt', words: '回单不完整，请上传完整的电子回单。' }],
};
const afterRefusal: PaymentView = {
  ...unpaid,
  order: { ...examplePayable, payment_status: 'failed' },
  revision: 3,
  proof: refused,
};
const payerRefused: PaymentView = {
  ...afterRefusal,
  proof: { ...refused, refusal: [{ part: 'payer', words: 'The name is not that of the account.' }] },
};
const accountRefused: PaymentView = {
  ...afterRefusal,
  proof: { ...refused, refusal: [{ part: 'payment_account', words: 'No money came from this account.' }] },
};
const refusedByAnother: PaymentView = { ...afterRefusal, proof: { ...refused, content: null, refusal: [] } };

const paid: PaymentView = { ...paidBy('transfer', 'Example Trading'), proof: { ...waiting, status: 'accepted' } };
const typed = { payer: 'Example Trading', payment_account: '6217000011112222' };

/** With no-break spaces and a zero-width space, as mails and tables paste it. */
const pasted = { ...typed, payment_account: '6217\u00A00000\u00A01111\u00A02222\u200B' };

export const transferPaymentExamples = {
  events: {
    'proof.enter': [
      { name: 'all of it', event: { type: 'proof.enter', typed } },
      { name: 'pasted with what cannot be seen', event: { type: 'proof.enter', typed: pasted } },
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
      { name: 'unpaid', output: found(unpaid) },
      { name: 'being checked', output: found(beingChecked) },
      { name: 'handed in by somebody else', output: found(byAnother) },
      { name: 'the receipt was refused', output: found(afterRefusal) },
      { name: 'the payer was refused', output: found(payerRefused) },
      { name: 'the account was refused', output: found(accountRefused) },
      { name: 'refused to somebody else', output: found(refusedByAnother) },
      { name: 'paid', output: found(paid) },
      { name: 'paid twice', output: found(paidTwice(paid)) },
      { name: 'in use, with other money', output: found(withOtherMoney(paid)) },
      {
        name: 'not paid by phone in time',
        output: found({ ...unpaid, order: { ...examplePayable, payment_status: 'expired' } }),
      },
      { name: 'cancelled', output: found(closedAs({ status: 'cancelled', payment_status: 'none' })) },
      { name: 'expired', output: found(closedAs({ status: 'expired', payment_status: 'none' })) },
      { name: 'being paid by phone', output: found(closedAs({ status: 'unpaid', payment_status: 'processing' })) },
      { name: 'maybe paid by phone', output: found(closedAs({ status: 'unpaid', payment_status: 'unknown' })) },
      { name: 'none', output: { kind: 'none' } },
      ...commonFaults,
      newRefusalFault,
    ],
    uploadReceipt: [
      { name: 'uploaded', output: receipt },
      { name: 'another uploaded', output: clearer },
      { name: 'kept as it was', output: null },
    ],
    submitProof: [
      { name: 'handed in', output: { kind: 'submitted', payment: beingChecked } },
      { name: 'handed in once more', output: { kind: 'submitted', payment: replaced } },
      { name: 'paid meanwhile', output: { kind: 'refused', refusal: { code: 'order_state_refuses' } } },
      { name: 'being paid by phone', output: { kind: 'refused', refusal: worded('payment_unsettled') } },
      { name: 'no such order', output: { kind: 'refused', refusal: { code: 'order_not_found' } } },
      { name: 'the file is gone', output: { kind: 'refused', refusal: { code: 'file_unknown' } } },
      { name: 'the file is not accepted', output: { kind: 'refused', refusal: { code: 'file_refused' } } },
      { name: 'refused for a new reason', output: { kind: 'refused', refusal: newRefusal } },
      ...commonFaults,
    ],
    lookUp: [
      { name: 'handed in', output: found(beingChecked) },
      { name: 'handed in once more', output: found(replaced) },
      { name: 'still unpaid', output: found(unpaid) },
      { name: 'still refused', output: found(afterRefusal) },
      { name: 'the payer is still refused', output: found(payerRefused) },
      { name: 'the account is still refused', output: found(accountRefused) },
      { name: 'paid', output: found(paid) },
      { name: 'none', output: { kind: 'none' } },
    ],
    watchPayment: [
      { name: 'the receipt was refused', output: found(afterRefusal) },
      { name: 'replaced elsewhere', output: found(replaced) },
      { name: 'paid', output: found(paid) },
      { name: 'none', output: { kind: 'none' } },
    ],
  },
} as const satisfies Examples<TransferEvent, TransferPorts>;
