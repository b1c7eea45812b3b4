import { assign, setup } from 'xstate';
import type { StoredFile } from '#contract/files.ts';
import { applyErrorEvent } from '../../kit/fault.ts';
import { editableFields, isComplete, needsAreas, refusedInvoice } from './reasons.ts';
import {
  type InvoiceChildren,
  type InvoiceContext,
  type InvoiceFlowEvent,
  type InvoiceMachineInput,
  invoicePorts,
} from './types.ts';
import { enterApplication } from './updates.ts';

export const invoiceSetup = setup({
  types: {
    context: {} as InvoiceContext,
    events: {} as InvoiceFlowEvent,
    input: {} as InvoiceMachineInput,
    tags: {} as 'receipt',
    children: {} as InvoiceChildren,
  },
  actors: invoicePorts,
  guards: {
    isComplete: ({ context, event }) => event.type === 'application.review' && event.understood && isComplete(context),
    needsAreas: ({ context }) => needsAreas(context),
    isOnOffer: ({ context, event }) =>
      event.type === 'area.choose' && needsAreas(context) && event.level < context.levels.length,
    becomesPaper: ({ context, event }) =>
      event.type === 'application.enter' &&
      event.typed.kind === 'paper' &&
      refusedInvoice(context) === null &&
      !needsAreas(context) &&
      context.levels.length === 0,
    isLetterOpen: ({ context }) => editableFields(context).includes('notice_letter'),
    hasLetter: ({ context }) => context.entered.notice_letter !== null,
    isReviewing: ({ context }) => context.is_reviewing,
  },
  actions: {
    setFault: assign(applyErrorEvent),
    keepTyped: assign(({ context, event }) =>
      event.type === 'application.enter' ? enterApplication(context, event.typed) : {},
    ),
    endAttempt: assign(({ context }) => ({ attempt: context.attempt + 1 })),
    clearErrors: assign({ refusal: null, fault: null, nothing_sent: false, is_asked_for: false, change_of: null }),
    stopReviewing: assign({ is_reviewing: false }),
    setLetter: assign(({ context: { entered } }, notice_letter: StoredFile | null) => ({
      entered: { ...entered, notice_letter },
      refusal: null,
    })),
    removeLetter: assign(({ context: { entered } }) => ({ entered: { ...entered, notice_letter: null } })),
  },
});
