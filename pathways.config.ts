import { activationExamples } from './machines/flows/activation/examples.ts';
import { activationPaths } from './machines/flows/activation/extraPaths.ts';
import { activationMachine } from './machines/flows/activation/machine.ts';
import type { ActivationMachineInput } from './machines/flows/activation/types.ts';
import { appointmentExamples } from './machines/flows/appointment/examples.ts';
import { appointmentPaths } from './machines/flows/appointment/extraPaths.ts';
import { appointmentMachine } from './machines/flows/appointment/machine.ts';
import type { AppointmentMachineInput } from './machines/flows/appointment/types.ts';
import { cancelOrderExamples } from './machines/flows/cancelOrder/examples.ts';
import { cancelOrderMachine } from './machines/flows/cancelOrder/machine.ts';
import { customerExportExamples } from './machines/flows/customerExport/examples.ts';
import { customerExportPaths } from './machines/flows/customerExport/extraPaths.ts';
import { customerExportMachine } from './machines/flows/customerExport/machine.ts';
import type { ExportMachineInput } from './machines/flows/customerExport/types.ts';
import { replayable } from './machines/flows/index.ts';
import { invoiceExamples } from './machines/flows/invoice/examples.ts';
import { invoiceMachine } from './machines/flows/invoice/machine.ts';
import { mobilePaymentExamples } from './machines/flows/mobilePayment/examples.ts';
import { mobilePaymentMachine } from './machines/flows/mobilePayment/machine.ts';
import type { MobileMachineInput } from './machines/flows/mobilePayment/types.ts';
import { purchaseExtraPaths } from './machines/flows/purchase/examples/extraPaths.ts';
import { purchaseExamples } from './machines/flows/purchase/examples/index.ts';
import { purchaseMachine } from './machines/flows/purchase/machine.ts';
import { registrationExamples, registrationPaths } from './machines/flows/registration/examples.ts';
import { registrationMachine } from './machines/flows/registration/machine.ts';
import type { RegistrationMachineInput } from './machines/flows/registration/types.ts';
import { transferPaymentExamples } from './machines/flows/transferPayment/examples.ts';
import { transferPaymentMachine } from './machines/flows/transferPayment/machine.ts';
import { mainlandVerificationExamples, overseasVerificationExamples } from './machines/flows/verification/examples.ts';
import { mainlandVerificationPaths, overseasVerificationPaths } from './machines/flows/verification/extraPaths.ts';
import { mainlandVerificationMachine } from './machines/flows/verification/mainland.ts';
import { overseasVerificationMachine } from './machines/flows/verification/overseas.ts';
import type { VerificationMachineInput } from './machines/flows/verification/types.ts';
import { exampleModel } from './machines/kit/exampleModel.ts';
import { attachmentMachine } from './machines/parts/attachment.ts';
import { attachedContract, attachmentExamples, attachmentPaths } from './machines/parts/attachmentExamples.ts';
import { handOverMachine } from './machines/parts/handOver.ts';
import { handOverExamples, handOverInput, handOverPaths } from './machines/parts/handOverExamples.ts';
import { oneTimeCodeMachine } from './machines/parts/oneTimeCode.ts';
import { oneTimeCodeExamples, oneTimeCodeInput, oneTimeCodePaths } from './machines/parts/oneTimeCodeExamples.ts';
import { phoneUploadMachine } from './machines/parts/phoneUpload.ts';
import { phoneUploadExamples } from './machines/parts/phoneUploadExamples.ts';
import { pollingMachine } from './machines/parts/polling.ts';
import { pollingExamples, pollingPaths } from './machines/parts/pollingExamples.ts';
import { reviewMachine } from './machines/parts/review.ts';
import { reviewExamples, reviewedSubject, reviewPaths } from './machines/parts/reviewExamples.ts';
import { type UploadInput, uploadMachine } from './machines/parts/upload.ts';
import { replacedFile, uploadExamples, uploadPaths } from './machines/parts/uploadExamples.ts';
import type { PathwaysConfig } from './pathways/config.ts';

/** What `npm run paths -- <flow>` and `npm run replay -- <code or file>` work on. */
export default {
  models: {
    polling: {
      machine: pollingMachine,
      input: { order_id: 'order-1' },
      ...exampleModel(pollingExamples),
      extraPaths: pollingPaths,
    },
    upload: {
      machine: uploadMachine,
      input: { purpose: 'business_license', replaces: replacedFile } satisfies UploadInput,
      ...exampleModel(uploadExamples),
      unreachable: {
        'upload.choosing phone.ask[0] -> upload.handedOver refuses':
          'what is uploaded here can be handed over; upload.test.ts asks of what cannot',
      },
      extraPaths: uploadPaths,
    },
    review: {
      machine: reviewMachine,
      input: reviewedSubject,
      ...exampleModel(reviewExamples),
      extraPaths: reviewPaths,
    },
    attachment: {
      machine: attachmentMachine,
      input: attachedContract,
      ...exampleModel(attachmentExamples),
      extraPaths: attachmentPaths,
    },
    oneTimeCode: {
      machine: oneTimeCodeMachine,
      input: oneTimeCodeInput,
      ...exampleModel(oneTimeCodeExamples),
      extraPaths: oneTimeCodePaths,
    },
    handOver: {
      machine: handOverMachine,
      input: handOverInput,
      ...exampleModel(handOverExamples),
      extraPaths: handOverPaths,
    },
    phoneUpload: {
      machine: phoneUploadMachine,
      input: undefined,
      ...exampleModel(phoneUploadExamples),
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
        // The proof that waits is the one from before: only its receipt is another.
        [
          'readPayment: being checked',
          'proof.replace (asked)',
          'receipt.replace (asked)',
          'uploadReceipt: another uploaded',
          'proof.submit (understood)',
          'submitProof: no connection',
          'lookUp: handed in',
        ],
        // The form sends all that stands in it: what is closed stays as it was handed in.
        ['readPayment: the payer was refused', 'proof.enter (a beginning)', 'proof.submit (understood)'],
        // Only what the form knows is missing.
        ['readPayment: unpaid', 'uploadReceipt: uploaded', 'proof.submit (with something missing)'],
      ],
    },
    mobilePayment: {
      machine: mobilePaymentMachine,
      input: {
        key: 'key-of-the-draft',
        order_id: 'order-1',
        device: 'computer',
        userInput: null,
      } satisfies MobileMachineInput,
      ...exampleModel(mobilePaymentExamples),
      extraPaths: [
        // A new question clears the refusal of the last one.
        [
          'readPayment: a code is open',
          'payment.check (asked)',
          'checkPayment: refused for a new reason',
          'untilExpiry: its time is over',
          'checkPayment: no connection',
          'payment.check (asked)',
          'checkPayment: refused for a new reason',
          'payment.check (asked)',
          'checkPayment: no connection',
          'payment.close (asked)',
          'closePayment: refused for a new reason',
          'payment.close (asked)',
          'closePayment: no connection',
        ],
        [
          'readPayment: maybe paid',
          'payment.close (asked)',
          'closePayment: refused for a new reason',
          'payment.close (asked)',
          'closePayment: no connection',
        ],
      ],
    },
    invoice: {
      machine: invoiceMachine,
      input: { key: 'key-of-the-draft', order_id: 'order-1', userInput: null },
      ...exampleModel(invoiceExamples),
      extraPaths: [
        // An area is chosen level by level, and all of it is sent.
        [
          'readInvoice: the first one',
          'application.enter (on paper)',
          'loadAreas: provinces',
          'area.choose (the province)',
          'loadAreas: provinces and cities',
          'area.choose (the city)',
          'loadAreas: all of a path',
          'uploadLetter: uploaded',
          'application.review (understood)',
          'application.change (the bank)',
          'application.review (understood)',
          'application.send (confirmed)',
          'sendApplication: sent on paper',
        ],
        // What the server has refused is not told of what is entered instead.
        [
          'readInvoice: with one of another order',
          'application.review (understood)',
          'application.send (confirmed)',
          'sendApplication: not listed',
          'application.enter (a beginning)',
        ],
        // A notice of the server is told where nothing was sent.
        [
          'readInvoice: with one of another order',
          'application.review (understood)',
          'application.send (confirmed)',
          'sendApplication: a notice instead',
          'lookUp: nothing yet',
        ],
      ],
    },
    activation: {
      machine: activationMachine,
      input: { key: 'key-of-the-draft', order_id: 'order-1', userInput: null } satisfies ActivationMachineInput,
      ...exampleModel(activationExamples),
      extraPaths: activationPaths,
    },
    customerExport: {
      machine: customerExportMachine,
      input: { key: 'key-of-the-draft', userInput: null } satisfies ExportMachineInput,
      ...exampleModel(customerExportExamples),
      extraPaths: customerExportPaths,
    },
    mainlandVerification: {
      machine: mainlandVerificationMachine,
      input: { key: 'key-of-the-draft', userInput: null } satisfies VerificationMachineInput,
      ...exampleModel(mainlandVerificationExamples),
      extraPaths: mainlandVerificationPaths,
    },
    overseasVerification: {
      machine: overseasVerificationMachine,
      input: { key: 'key-of-the-draft', userInput: null } satisfies VerificationMachineInput,
      ...exampleModel(overseasVerificationExamples),
      extraPaths: overseasVerificationPaths,
    },
    registration: {
      machine: registrationMachine,
      input: { key: 'key-of-the-draft', region: 'TW', userInput: null } satisfies RegistrationMachineInput,
      ...exampleModel(registrationExamples),
      extraPaths: registrationPaths,
    },
    appointment: {
      machine: appointmentMachine,
      input: { key: 'key-of-the-draft', userInput: null } satisfies AppointmentMachineInput,
      ...exampleModel(appointmentExamples),
      extraPaths: appointmentPaths,
    },
    purchase: {
      machine: purchaseMachine,
      input: { draft_id: 'draft-1', key: 'key-of-the-draft', order_type: null, userInput: null },
      ...exampleModel(purchaseExamples),
      extraPaths: purchaseExtraPaths,
    },
  },
  subjects: replayable,
  traceStore: 'server/desk/fetchTrace.ts',
} satisfies PathwaysConfig;
