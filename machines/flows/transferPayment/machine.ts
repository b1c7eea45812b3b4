import { assign, setup } from 'xstate';
import type { StoredFile } from '#contract/files.ts';
import { applyErrorEvent } from '../../kit/fault.ts';
import { applyFormChecked, noFieldFaults } from '../../kit/fieldFaults.ts';
import { assignOutcome, isOutcome, isRefusedWith } from '../../kit/outcome.ts';
import { routesByPhase } from '../../kit/routing.ts';
import { fileUploadState } from '../../parts/fileUpload.ts';
import { paymentRevisionOf } from '../../parts/paymentRead.ts';
import { editableParts, phaseOf } from './reasons.ts';
import {
  type TransferChildren,
  type TransferContext,
  type TransferEvent,
  type TransferMachineInput,
  transferPorts,
} from './types.ts';
import {
  applyLookupResult,
  applyPayment,
  beginReplacing,
  buildSubmitProofQuery,
  emptyFormValues,
  enterProof,
  receiptRefusals,
  staleDataRefusals,
} from './updates.ts';

const transferSetup = setup({
  types: {
    context: {} as TransferContext,
    events: {} as TransferEvent,
    input: {} as TransferMachineInput,
    tags: {} as 'receipt',
    children: {} as TransferChildren,
  },
  actors: transferPorts,
  guards: {
    isComplete: ({ context, event }) =>
      event.type === 'proof.submit' && event.understood && context.entered.bank_receipt !== null,
    isFieldOpen: ({ context }) => editableParts(context).some((part) => part !== 'bank_receipt'),
    isReceiptOpen: ({ context }) => editableParts(context).includes('bank_receipt'),
    hasReceipt: ({ context }) => context.entered.bank_receipt !== null,
    isReplacing: ({ context }) => context.is_replacing,
    isBeingChecked: ({ context }) => phaseOf(context) === 'submitted' && !context.is_replacing,
  },
  actions: {
    setFault: assign(applyErrorEvent),
    endAttempt: assign(({ context }) => ({ attempt: context.attempt + 1 })),
    clearErrors: assign({ refusal: null, fault: null, nothing_submitted: false, is_asked_for: false }),
    stopReplacing: assign({ is_replacing: false }),
    setReceipt: assign(({ context: { entered } }, bank_receipt: StoredFile | null) => ({
      entered: { ...entered, bank_receipt },
      refusal: null,
    })),
    removeReceipt: assign(({ context: { entered } }) => ({ entered: { ...entered, bank_receipt: null } })),
  },
});

/**
 * A client, or the holder of the order's link, submits the proof of a bank transfer.
 *
 * Life: the payment is read; the user enters payer, account and the bank's receipt, and submits them; the payment is
 * watched until the proof is decided. A proof that is being checked can be replaced. After a refusal only the refused
 * parts are entered again.
 *
 * Invariants:
 * - Only a complete proof is submitted, and only while the payment's lifecycle permits it.
 * - Each attempt has its own key, which survives a reload: a proof is submitted once.
 * - If a submission is not answered, the payment is looked up; until its state is known nothing else is offered.
 * - What was entered stays until it is submitted.
 */
export const transferPaymentMachine = transferSetup.createMachine({
  id: 'transferPayment',
  context: ({ input: { key, order_id, userInput } }) => ({
    key,
    order_id,
    payment: null,
    entered: userInput ?? emptyFormValues,
    attempt: 1,
    is_replacing: false,
    is_asked_for: false,
    refusal: null,
    fault: null,
    ...noFieldFaults,
    nothing_submitted: false,
  }),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'readPayment',
        src: 'readPayment',
        input: ({ context: { order_id } }) => ({ order_id }),
        onDone: { target: 'routing', actions: assign(({ context, event }) => applyPayment(context, event.output)) },
        onError: { target: 'loadFailed', actions: 'setFault' },
      },
    },
    routing: {
      always: [
        ...routesByPhase(phaseOf, {
          notFound: 'notFound',
          paid: 'paid',
          closed: 'watching.closed',
          submitted: null,
          open: null,
        }),
        { guard: 'isBeingChecked', target: 'watching' },
        { target: 'filling' },
      ],
    },
    loadFailed: { on: { 'payment.check': 'reading', 'connection.back': 'reading', 'flow.resume': 'reading' } },
    notFound: { on: { 'payment.check': 'reading', 'flow.resume': 'reading' } },
    filling: {
      initial: 'entering',
      on: {
        'proof.enter': {
          guard: 'isFieldOpen',
          actions: assign(({ context, event }) => enterProof(context, event.typed)),
        },
        'form.checked': { actions: assign(({ context, event }) => applyFormChecked(context, event)) },
        'proof.submit': [
          { guard: 'isComplete', target: 'submitting', actions: 'clearErrors' },
          { actions: assign({ is_asked_for: true }) },
        ],
        'proof.keep': { guard: 'isReplacing', target: 'reading', actions: 'stopReplacing' },
        'flow.resume': 'reading',
      },
      states: {
        entering: { always: [{ guard: 'hasReceipt', target: 'provided' }, { target: 'missing' }] },
        missing: fileUploadState('bank_receipt', { upload: 'uploadReceipt', setFile: 'setReceipt', next: 'entering' }),
        provided: {
          on: {
            'receipt.replace': { guard: 'isReceiptOpen', target: 'missing' },
            'receipt.remove': { guard: 'isReceiptOpen', target: 'missing', actions: 'removeReceipt' },
          },
        },
      },
    },
    submitting: {
      exit: 'endAttempt',
      invoke: {
        id: 'submitProof',
        src: 'submitProof',
        input: ({ context }) => buildSubmitProofQuery(context),
        onDone: [
          {
            guard: isOutcome('submitted'),
            target: 'routing',
            actions: ['stopReplacing', assignOutcome('submitted', ({ payment }) => ({ payment }))],
          },
          {
            guard: isRefusedWith(...staleDataRefusals),
            target: 'reading',
            actions: assign({ nothing_submitted: true }),
          },
          {
            guard: isRefusedWith(...receiptRefusals),
            target: 'filling',
            actions: ['removeReceipt', assignOutcome('refused', ({ refusal }) => ({ refusal }))],
          },
          { target: 'filling', actions: assignOutcome('refused', ({ refusal }) => ({ refusal })) },
        ],
        onError: { target: 'checkingOutcome', actions: 'setFault' },
      },
    },
    checkingOutcome: {
      invoke: {
        id: 'checkOutcome',
        src: 'checkOutcome',
        input: ({ context: { order_id } }) => ({ order_id }),
        onDone: {
          target: 'routing',
          actions: assign(({ context, event }) => applyLookupResult(context, event.output)),
        },
      },
    },
    watching: {
      invoke: {
        id: 'watchPayment',
        src: 'watchPayment',
        input: ({ context: { order_id, payment } }) => ({ order_id, seen: paymentRevisionOf(payment) }),
        onDone: { target: 'routing', actions: assign(({ context, event }) => applyPayment(context, event.output)) },
      },
      initial: 'submitted',
      on: { 'payment.check': 'reading', 'flow.resume': 'reading' },
      states: {
        submitted: {
          on: {
            'proof.replace': {
              target: '#transferPayment.filling',
              actions: [assign(({ context }) => beginReplacing(context)), 'clearErrors'],
            },
          },
        },
        /** No proof can be submitted; the state is shown. */
        closed: {},
      },
    },
    paid: {
      tags: 'receipt',
      on: { 'receipt.leave': 'finished', 'payment.check': 'reading' },
    },
    finished: { type: 'final' },
  },
});
