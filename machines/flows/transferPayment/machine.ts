import { assign, setup } from 'xstate';
import type { StoredFile } from '#contract/files.ts';
import { faultIn } from '../../kit/fault.ts';
import { faultsAfter, noFieldFaults } from '../../kit/fieldFaults.ts';
import { answered, applyAnswer, refusedFor } from '../../kit/outcome.ts';
import { routesBy } from '../../kit/routing.ts';
import { fileUpload } from '../../parts/fileUpload.ts';
import { revisionOf } from '../../parts/paymentRead.ts';
import { openParts, phaseOf } from './reasons.ts';
import {
  type TransferContext,
  type TransferEvent,
  type TransferMachineInput,
  type TransferQuestions,
  transferPorts,
} from './types.ts';
import {
  applyLookedUp,
  applyPayment,
  enter,
  nothingEntered,
  receiptRefusals,
  replacing,
  staleRefusals,
  submission,
} from './updates.ts';

const transferSetup = setup({
  types: {
    context: {} as TransferContext,
    events: {} as TransferEvent,
    input: {} as TransferMachineInput,
    tags: {} as 'receipt',
    children: {} as TransferQuestions,
  },
  actors: transferPorts,
  guards: {
    isComplete: ({ context, event }) =>
      event.type === 'proof.submit' && event.understood && context.entered.bank_receipt !== null,
    isFieldOpen: ({ context }) => openParts(context).some((part) => part !== 'bank_receipt'),
    isReceiptOpen: ({ context }) => openParts(context).includes('bank_receipt'),
    hasReceipt: ({ context }) => context.entered.bank_receipt !== null,
    isReplacing: ({ context }) => context.is_replacing,
    isBeingChecked: ({ context }) => phaseOf(context) === 'submitted' && !context.is_replacing,
  },
  actions: {
    setFault: assign(faultIn),
    endAttempt: assign(({ context }) => ({ attempt: context.attempt + 1 })),
    forget: assign({ refusal: null, fault: null, nothing_submitted: false, is_asked_for: false }),
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
    entered: userInput ?? nothingEntered,
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
        onDone: { target: 'sorting', actions: assign(({ context, event }) => applyPayment(context, event.output)) },
        onError: { target: 'unread', actions: 'setFault' },
      },
    },
    sorting: {
      always: [
        ...routesBy(phaseOf, {
          absent: 'absent',
          paid: 'paid',
          closed: 'watching.closed',
          submitted: null,
          open: null,
        }),
        { guard: 'isBeingChecked', target: 'watching' },
        { target: 'filling' },
      ],
    },
    unread: { on: { 'payment.check': 'reading', 'connection.back': 'reading', 'flow.resume': 'reading' } },
    absent: { on: { 'payment.check': 'reading', 'flow.resume': 'reading' } },
    filling: {
      initial: 'entering',
      on: {
        'proof.enter': { guard: 'isFieldOpen', actions: assign(({ context, event }) => enter(context, event.typed)) },
        'form.checked': { actions: assign(({ context, event }) => faultsAfter(context, event)) },
        'proof.submit': [
          { guard: 'isComplete', target: 'submitting', actions: 'forget' },
          { actions: assign({ is_asked_for: true }) },
        ],
        'proof.keep': { guard: 'isReplacing', target: 'reading', actions: 'stopReplacing' },
        'flow.resume': 'reading',
      },
      states: {
        entering: { always: [{ guard: 'hasReceipt', target: 'given' }, { target: 'asked' }] },
        asked: fileUpload('bank_receipt', { upload: 'uploadReceipt', setFile: 'setReceipt', next: 'entering' }),
        given: {
          on: {
            'receipt.replace': { guard: 'isReceiptOpen', target: 'asked' },
            'receipt.remove': { guard: 'isReceiptOpen', target: 'asked', actions: 'removeReceipt' },
          },
        },
      },
    },
    submitting: {
      exit: 'endAttempt',
      invoke: {
        id: 'submitProof',
        src: 'submitProof',
        input: ({ context }) => submission(context),
        onDone: [
          {
            guard: answered('submitted'),
            target: 'sorting',
            actions: ['stopReplacing', applyAnswer('submitted', ({ payment }) => ({ payment }))],
          },
          { guard: refusedFor(...staleRefusals), target: 'reading', actions: assign({ nothing_submitted: true }) },
          {
            guard: refusedFor(...receiptRefusals),
            target: 'filling',
            actions: ['removeReceipt', applyAnswer('refused', ({ refusal }) => ({ refusal }))],
          },
          { target: 'filling', actions: applyAnswer('refused', ({ refusal }) => ({ refusal })) },
        ],
        onError: { target: 'lookingUp', actions: 'setFault' },
      },
    },
    lookingUp: {
      invoke: {
        id: 'lookUp',
        src: 'lookUp',
        input: ({ context: { order_id } }) => ({ order_id }),
        onDone: { target: 'sorting', actions: assign(({ context, event }) => applyLookedUp(context, event.output)) },
      },
    },
    watching: {
      invoke: {
        id: 'watchPayment',
        src: 'watchPayment',
        input: ({ context: { order_id, payment } }) => ({ order_id, seen: revisionOf(payment) }),
        onDone: { target: 'sorting', actions: assign(({ context, event }) => applyPayment(context, event.output)) },
      },
      initial: 'submitted',
      on: { 'payment.check': 'reading', 'flow.resume': 'reading' },
      states: {
        submitted: {
          on: {
            'proof.replace': {
              target: '#transferPayment.filling',
              actions: [assign(({ context }) => replacing(context)), 'forget'],
            },
          },
        },
        /** No proof can be submitted; the state is shown. */
        closed: {},
      },
    },
    paid: {
      tags: 'receipt',
      on: { 'receipt.leave': 'over', 'payment.check': 'reading' },
    },
    over: { type: 'final' },
  },
});
