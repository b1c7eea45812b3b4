import { cancelOrderExamples } from './machines/flows/cancelOrder/examples.ts';
import { cancelOrderMachine } from './machines/flows/cancelOrder/machine.ts';
import { replayable } from './machines/flows/index.ts';
import { purchaseExamples } from './machines/flows/purchase/examples/index.ts';
import { purchaseMachine } from './machines/flows/purchase/machine.ts';
import { transferPaymentExamples } from './machines/flows/transferPayment/examples.ts';
import { transferPaymentMachine } from './machines/flows/transferPayment/machine.ts';
import { exampleModel } from './machines/kit/exampleModel.ts';
import { attachmentMachine } from './machines/parts/attachment.ts';
import { attachedContract, attachmentExamples, attachmentPaths } from './machines/parts/attachmentExamples.ts';
import { pollingMachine } from './machines/parts/polling.ts';
import { pollingExamples } from './machines/parts/pollingExamples.ts';
import { reviewMachine } from './machines/parts/review.ts';
import { reviewExamples, reviewedSubject } from './machines/parts/reviewExamples.ts';
import { type UploadInput, uploadMachine } from './machines/parts/upload.ts';
import { replacedFile, uploadExamples } from './machines/parts/uploadExamples.ts';
import type { PathwaysConfig } from './pathways/config.ts';

/** What `npm run paths -- <flow>` and `npm run replay -- <code or file>` work on. */
export default {
  models: {
    polling: {
      machine: pollingMachine,
      input: { order_id: 'order-1' },
      ...exampleModel(pollingExamples),
      // Pauses grow, and begin anew where the connection is back.
      extraPaths: [
        [
          'ask: cut off on the way',
          'momentIn: a moment',
          'untilMoment: it has come',
          'ask: cut off on the way',
          'momentIn: a moment',
          'connection.back (heard)',
          'ask: cut off on the way',
        ],
      ],
    },
    upload: {
      machine: uploadMachine,
      input: { purpose: 'bank_receipt', replaces: replacedFile } satisfies UploadInput,
      ...exampleModel(uploadExamples),
      // What went wrong before is not told of another choice.
      extraPaths: [
        [
          'file.choose (a picture)',
          'nextProgress: half of it',
          'send: no connection',
          'file.choose (too large)',
          'file.choose (a PDF of a type that the browser does not know)',
          'upload.cancel (asked)',
          'file.keep (asked)',
        ],
      ],
    },
    review: {
      machine: reviewMachine,
      input: reviewedSubject,
      ...exampleModel(reviewExamples),
      extraPaths: [
        // Each verdict has its own reasons against it; they go with what they were about.
        [
          'part.mark (the payer)',
          'verdict.give (refuse)',
          'words.type (too much)',
          'verdict.give (refuse)',
          'words.type (blanks only)',
          'verdict.give (refuse)',
          'words.type (of the payer)',
          'verdict.give (accept)',
          'part.mark (the receipt)',
          'words.type (of the receipt)',
          'verdict.give (refuse)',
          'decide: not taken',
          'part.unmark (the payer)',
          'verdict.give (refuse)',
          'decide: no answer in time',
          'lookUp: somebody was first',
        ],
      ],
    },
    attachment: {
      machine: attachmentMachine,
      input: attachedContract,
      ...exampleModel(attachmentExamples),
      extraPaths: attachmentPaths,
    },
    cancelOrder: {
      machine: cancelOrderMachine,
      input: { key: 'key-of-the-draft', order_id: 'order-1' },
      ...exampleModel(cancelOrderExamples),
      extraPaths: [
        // What a look-up has shown is not told of an order that was read anew.
        [
          'readOrder: unpaid',
          'order.cancel (confirmed)',
          'cancelOrder: a notice instead',
          'lookUp: still unpaid',
          'flow.resume (after a reload)',
          'readOrder: unpaid',
        ],
      ],
    },
    transferPayment: {
      machine: transferPaymentMachine,
      input: { key: 'key-of-the-draft', order_id: 'order-1', userInput: null },
      ...exampleModel(transferPaymentExamples),
      extraPaths: [
        // A proof that was replaced is watched; what was refused of one is not told of the next.
        [
          'readPayment: being checked',
          'proof.replace (asked)',
          'proof.submit (understood)',
          'submitProof: refused for a new reason',
          'proof.keep (asked)',
          'readPayment: being checked',
          'proof.replace (asked)',
          'receipt.replace (asked)',
          'uploadReceipt: another uploaded',
          'proof.submit (understood)',
          'submitProof: handed in once more',
        ],
      ],
    },
    purchase: {
      machine: purchaseMachine,
      input: { draft_id: 'draft-1', key: 'key-of-the-draft', order_type: null, userInput: null },
      ...exampleModel(purchaseExamples),
      // A guard of several reasons refuses for one of them; these meet the others.
      extraPaths: [
        [
          'loadStore: a client without a plan',
          'plan.choose (on offer)',
          'quotePrice: losses to acknowledge',
          'order.review (asked)',
          'hint.acknowledge (first)',
          'hint.acknowledge (second)',
          'hint.withdraw (first)',
        ],
        // What is said instead of an answer is told after a look-up as well.
        [
          'loadStore: a client without a plan',
          'plan.choose (on offer)',
          'quotePrice: a price',
          'order.review (asked)',
          'order.place (asked)',
          'placeOrder: a notice instead',
          'findOrder: none',
          'order.place (asked)',
          'placeOrder: placed',
        ],
        [
          'loadStore: a child account',
          'type.choose (renew)',
          'product.choose (own)',
          'quotePrice: a price',
          'order.review (asked)',
        ],
        ['loadStore: a client with a plan', 'product.choose (own)', 'prepaid.set (account not granted)'],
        [
          'loadStore: a client without a plan',
          'invite.enter (a code)',
          'plan.choose (on offer)',
          'years.set (on offer)',
        ],
        [
          'loadStore: a client without a plan',
          'plan.choose (on offer)',
          'quotePrice: a price',
          'flow.resume (after a reload)',
          'loadStore: a client without a plan',
        ],
        // What one region keeps stays while the other goes on, to the good and to the bad.
        [
          'loadStore: a client without a plan',
          'invite.enter (a code)',
          'invite.verify (asked)',
          'verifyInvite: no connection',
          'plan.choose (on offer)',
          'quotePrice: a price',
          'years.set (on offer)',
          'quotePrice: no answer in time',
          'invite.verify (asked)',
          'verifyInvite: unknown',
        ],
        [
          'loadStore: a client without a plan',
          'plan.choose (on offer)',
          'quotePrice: a price',
          'order.review (asked)',
          'order.place (asked)',
          'placeOrder: placed elsewhere',
          'findOrder: another one found',
          'flow.resume (after a reload)',
          'findOrder: another one found',
        ],
        // Pauses grow, and begin anew where the connection is back.
        [
          'loadStore: a client without a plan',
          'plan.choose (on offer)',
          'quotePrice: a price',
          'order.review (asked)',
          'order.place (asked)',
          'placeOrder: no answer in time',
          'findOrder: cut off on the way',
          'momentIn: a moment',
          'untilMoment: it has come',
          'findOrder: cut off on the way',
          'momentIn: a moment',
          'untilMoment: it has come',
          'findOrder: no connection',
          'connection.back (heard)',
          'findOrder: cut off on the way',
          'momentIn: a moment',
        ],
        // What is added to a complete choice is priced anew as well.
        [
          'loadStore: a client with a plan',
          'product.choose (own)',
          'addon.set (two)',
          'quotePrice: a price',
          'service.set (one)',
          'quotePrice: another price',
          'prepaid.set (complete)',
        ],
        // A link that asks for a type of order is followed wherever the purchase is taken up again.
        [
          'loadStore: no connection',
          'flow.resume (by a link to renew)',
          'loadStore: nothing is open',
          'flow.resume (by a link to renew)',
          'loadStore: a client without a plan',
          'flow.resume (by a link to renew)',
          'loadStore: a client with a plan',
          'product.choose (own)',
          'quotePrice: a price',
          'order.review (asked)',
          'order.place (asked)',
          'placeOrder: closed meanwhile',
          'flow.resume (by a link to renew)',
          'loadStore: a client with a plan',
        ],
        // A code that is vouched for, or no longer, takes the price at hand away.
        [
          'loadStore: a client without a plan',
          'plan.choose (on offer)',
          'quotePrice: a price',
          'invite.enter (a code)',
          'invite.verify (asked)',
          'verifyInvite: good',
          'quotePrice: another price',
          'invite.enter (nothing)',
        ],
        // A refused price is no matter of the code beside it.
        [
          'loadStore: a client without a plan',
          'plan.choose (on offer)',
          'quotePrice: no longer sold',
          'invite.enter (a code)',
        ],
        // That an earlier attempt has placed nothing is said until the order is reviewed anew.
        [
          'loadStore: a client without a plan',
          'plan.choose (on offer)',
          'quotePrice: placed elsewhere',
          'findOrder: none',
          'loadStore: a client without a plan',
          'quotePrice: a price',
          'order.review (asked)',
        ],
        // Only what the person has agreed to is renewed without being asked about.
        [
          'loadStore: a client without a plan',
          'plan.choose (on offer)',
          'quotePrice: a price',
          'order.review (asked)',
          'untilMoment: it has come',
          'quotePrice: another price',
          'untilMoment: it has come',
          'quotePrice: the same for longer',
        ],
      ],
    },
  },
  subjects: replayable,
  traceStore: 'server/desk/fetchTrace.ts',
} satisfies PathwaysConfig;
