import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { type ActorRefFrom, type AnyActor, createActor } from 'xstate';
import { activationMachine } from '#machines/flows/activation/machine.ts';
import { appointmentMachine } from '#machines/flows/appointment/machine.ts';
import { cancelOrderMachine } from '#machines/flows/cancelOrder/machine.ts';
import { customerExportMachine } from '#machines/flows/customerExport/machine.ts';
import { invoiceMachine } from '#machines/flows/invoice/machine.ts';
import { mobilePaymentMachine } from '#machines/flows/mobilePayment/machine.ts';
import { purchaseMachine } from '#machines/flows/purchase/machine.ts';
import { registrationMachine } from '#machines/flows/registration/machine.ts';
import { transferPaymentMachine } from '#machines/flows/transferPayment/machine.ts';
import { sealedExample } from '#machines/flows/verification/examples.ts';
import { mainlandVerificationMachine } from '#machines/flows/verification/mainland.ts';
import { overseasVerificationMachine } from '#machines/flows/verification/overseas.ts';
import { attachmentMachine } from '#machines/parts/attachment.ts';
import { handOverMachine } from '#machines/parts/handOver.ts';
import { oneTimeCodeMachine } from '#machines/parts/oneTimeCode.ts';
import { codeKey } from '#machines/parts/oneTimeCodeExamples.ts';
import { phoneUploadMachine } from '#machines/parts/phoneUpload.ts';
import { pollingMachine } from '#machines/parts/polling.ts';
import { reviewMachine } from '#machines/parts/review.ts';
import { verdictKey } from '#machines/parts/reviewExamples.ts';
import { uploadMachine } from '#machines/parts/upload.ts';
import { uploadExamples } from '#machines/parts/uploadExamples.ts';
import { Attachment } from '#src/flowkit/attachment/Attachment.tsx';
import { FlowFrame } from '#src/flowkit/FlowFrame.tsx';
import { HandOver } from '#src/flowkit/handOver/HandOver.tsx';
import { PhoneUpload } from '#src/flowkit/handOver/PhoneUpload.tsx';
import type { PageCodes } from '#src/flowkit/handOver/pageCodes.ts';
import { OneTimeCode } from '#src/flowkit/oneTimeCode/OneTimeCode.tsx';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { Polling } from '#src/flowkit/Polling.tsx';
import { Review } from '#src/flowkit/review/Review.tsx';
import type { PageFiles } from '#src/flowkit/upload/pageFiles.ts';
import { Upload } from '#src/flowkit/upload/Upload.tsx';
import { UploadedFile } from '#src/flowkit/upload/UploadedFile.tsx';
import { ActivationFlow } from '#src/flows/activation/ActivationFlow.tsx';
import { AppointmentFlow } from '#src/flows/appointment/AppointmentFlow.tsx';
import { CancelOrderFlow } from '#src/flows/cancelOrder/CancelOrderFlow.tsx';
import { CustomerExportFlow } from '#src/flows/customerExport/CustomerExportFlow.tsx';
import { InvoiceFlow } from '#src/flows/invoice/InvoiceFlow.tsx';
import { MobilePaymentFlow } from '#src/flows/mobilePayment/MobilePaymentFlow.tsx';
import { LaterView } from '#src/flows/purchase/laterViews.tsx';
import { PurchaseFlow } from '#src/flows/purchase/PurchaseFlow.tsx';
import { RegistrationFlow } from '#src/flows/registration/RegistrationFlow.tsx';
import { TransferPaymentFlow } from '#src/flows/transferPayment/TransferPaymentFlow.tsx';
import { MainlandVerificationFlow } from '#src/flows/verification/MainlandVerificationFlow.tsx';
import { OverseasVerificationFlow } from '#src/flows/verification/OverseasVerificationFlow.tsx';
import type { Model } from '../../pathways/model.ts';
import config from '../../pathways.config.ts';
import { type HeldPorts, holdAll } from '../machines/heldPorts.ts';

/** A flow that runs with its ports held, and its views. */
interface Shown {
  readonly model: Model;
  readonly actor: AnyActor;
  readonly view: ReactNode;
}

/** Polling as a flow shows it that has invoked it. */
const PollingPage = ({ actor }: { readonly actor: ActorRefFrom<typeof pollingMachine> }) => (
  <FlowFrame label="Polling" page="polling">
    <PageFrame title="Polling">
      <Polling polling={actor} asking="It is asked for." unknown="It is not known yet.">
        {null}
      </Polling>
    </PageFrame>
  </FlowFrame>
);

/** Files of a page that chooses what the examples choose: a choice is known by the name of its file. */
const exampleFiles: PageFiles = {
  choose: ({ name, size }) => {
    const examples = uploadExamples.events['file.choose'].map(({ event }) => event.file);
    const found = examples.find((one) => one.name === name && one.size === size);
    if (found === undefined) throw new Error(`no example chooses ${name} of ${size} bytes`);
    return found;
  },
  fileOf: () => null,
  addressOf: (file_id) => `/file?file_id=${file_id}`,
};

/** Codes of a page that has begun the hand-overs of the examples. */
const exampleCodes: PageCodes = { codeOf: (hand_over_id) => `http://pages.example/phone#${hand_over_id}` };

/** An upload as a flow shows it that has invoked it, and what the flow shows once it is over. */
function UploadPage({ actor }: { readonly actor: ActorRefFrom<typeof uploadMachine> }) {
  const about = { files: exampleFiles, label: 'Receipt' };
  const snapshot = useSelector(actor, (current) => current);
  const file = snapshot.output ?? snapshot.context.replaces;
  return (
    <FlowFrame label="Upload" page="upload">
      <PageFrame title="Upload">
        {snapshot.status === 'done' && file !== null ? (
          <UploadedFile {...about} file={file} onReplace={() => {}} onRemove={() => {}} />
        ) : (
          <Upload {...about} upload={actor} purpose="business_license" codes={exampleCodes} />
        )}
      </PageFrame>
    </FlowFrame>
  );
}

/** A file that is handed over to a phone, as an upload shows it that has invoked the part. */
function HandOverPage({ actor }: { readonly actor: ActorRefFrom<typeof handOverMachine> }) {
  const isOver = useSelector(actor, ({ status }) => status === 'done');
  return (
    <FlowFrame label="Hand-over" page="handOver">
      <PageFrame title="Hand-over">
        {isOver ? <p>It is over.</p> : <HandOver part={actor} codes={exampleCodes} />}
      </PageFrame>
    </FlowFrame>
  );
}

const reviewedParts = [
  {
    part: 'payer',
    label: 'Payer',
    sentences: [{ label: 'The payer is not the buyer.', words: 'The payer is not the buyer.' }],
  },
  { part: 'bank_receipt', label: 'Receipt', sentences: [{ label: 'It cannot be read.', words: 'It cannot be read.' }] },
];

/** A review as a page of the desk shows it. Its verdicts have the key of the examples. */
function ReviewPage({ actor }: { readonly actor: ActorRefFrom<typeof reviewMachine> }) {
  return (
    <FlowFrame label="Review" page="review">
      <PageFrame title="Review">
        <Review review={actor} parts={reviewedParts} newKey={() => verdictKey} />
      </PageFrame>
    </FlowFrame>
  );
}

/** A document of an order as a page of the desk shows it. */
const AttachmentPage = ({ actor }: { readonly actor: ActorRefFrom<typeof attachmentMachine> }) => (
  <FlowFrame label="Attachment" page="attachment">
    <PageFrame title="Attachment">
      <Attachment attachment={actor} files={exampleFiles} label="Contract" />
    </PageFrame>
  </FlowFrame>
);

/** What the pages of verifying an enterprise are given: a seal that everybody can open. */
const verificationPage = {
  files: exampleFiles,
  codes: exampleCodes,
  seal: async (text: string) => sealedExample(text),
  absolute: (url: string) => new URL(url, 'http://sign.example').href,
  attorneyForm: () => '/attorney',
  newKey: () => 'key-of-a-code',
  now: () => new Date('2026-11-21T10:05:00Z'),
  activation: null,
};
const codeMoment = () => new Date('2026-11-21T10:05:18Z');

/** A code as a flow shows it that has invoked the part, and what the flow shows once it is over. */
function OneTimeCodePage({ actor }: { readonly actor: ActorRefFrom<typeof oneTimeCodeMachine> }) {
  const isOver = useSelector(actor, ({ status }) => status === 'done');
  return (
    <FlowFrame label="Code" page="code">
      <PageFrame title="Code">
        {isOver ? <p>It is over.</p> : <OneTimeCode part={actor} newKey={() => codeKey} now={codeMoment} />}
      </PageFrame>
    </FlowFrame>
  );
}

/** The flows of the gallery, by the name in its address. */
export const flows: Readonly<Record<string, (ports: HeldPorts) => Shown>> = {
  cancelOrder: (ports) => {
    const model = config.models.cancelOrder;
    const actor = createActor(holdAll(cancelOrderMachine, ports), { input: model.input }).start();
    return { model, actor, view: <CancelOrderFlow actor={actor} /> };
  },
  polling: (ports) => {
    const model = config.models.polling;
    const actor = createActor(holdAll(pollingMachine, ports), { input: model.input }).start();
    return { model, actor, view: <PollingPage actor={actor} /> };
  },
  upload: (ports) => {
    const model = config.models.upload;
    const actor = createActor(holdAll(uploadMachine, ports), { input: model.input }).start();
    return { model, actor, view: <UploadPage actor={actor} /> };
  },
  transferPayment: (ports) => {
    const model = config.models.transferPayment;
    const actor = createActor(holdAll(transferPaymentMachine, ports), { input: model.input }).start();
    return { model, actor, view: <TransferPaymentFlow actor={actor} files={exampleFiles} /> };
  },
  invoice: (ports) => {
    const model = config.models.invoice;
    const actor = createActor(holdAll(invoiceMachine, ports), { input: model.input }).start();
    const links = { order: '/order', activation: null };
    return { model, actor, view: <InvoiceFlow actor={actor} files={exampleFiles} links={links} /> };
  },
  mobilePayment: (ports) => {
    const model = config.models.mobilePayment;
    const actor = createActor(holdAll(mobilePaymentMachine, ports), { input: model.input }).start();
    const absolute = (url: string) => new URL(url, 'http://pay.example').href;
    return { model, actor, view: <MobilePaymentFlow actor={actor} transferPage="/payment" absolute={absolute} /> };
  },
  activation: (ports) => {
    const model = config.models.activation;
    const actor = createActor(holdAll(activationMachine, ports), { input: model.input }).start();
    const absolute = (url: string) => new URL(url, 'http://sign.example').href;
    const fileAddress = (file_id: string) => `/file?file_id=${file_id}`;
    return { model, actor, view: <ActivationFlow actor={actor} absolute={absolute} fileAddress={fileAddress} /> };
  },
  customerExport: (ports) => {
    const model = config.models.customerExport;
    const actor = createActor(holdAll(customerExportMachine, ports), { input: model.input }).start();
    const fileAddress = (export_id: string) => `/export?export_id=${export_id}`;
    return { model, actor, view: <CustomerExportFlow actor={actor} fileAddress={fileAddress} /> };
  },
  review: (ports) => {
    const model = config.models.review;
    const actor = createActor(holdAll(reviewMachine, ports), { input: model.input }).start();
    return { model, actor, view: <ReviewPage actor={actor} /> };
  },
  attachment: (ports) => {
    const model = config.models.attachment;
    const actor = createActor(holdAll(attachmentMachine, ports), { input: model.input }).start();
    return { model, actor, view: <AttachmentPage actor={actor} /> };
  },
  mainlandVerification: (ports) => {
    const model = config.models.mainlandVerification;
    const actor = createActor(holdAll(mainlandVerificationMachine, ports), { input: model.input }).start();
    return { model, actor, view: <MainlandVerificationFlow actor={actor} {...verificationPage} /> };
  },
  appointment: (ports) => {
    const model = config.models.appointment;
    const actor = createActor(holdAll(appointmentMachine, ports), { input: model.input }).start();
    const page = { newKey: () => codeKey, now: () => new Date('2026-11-21T10:05:00Z'), saveCalendar: async () => {} };
    return { model, actor, view: <AppointmentFlow actor={actor} {...page} /> };
  },
  overseasVerification: (ports) => {
    const model = config.models.overseasVerification;
    const actor = createActor(holdAll(overseasVerificationMachine, ports), { input: model.input }).start();
    return { model, actor, view: <OverseasVerificationFlow actor={actor} {...verificationPage} /> };
  },
  registration: (ports) => {
    const model = config.models.registration;
    const actor = createActor(holdAll(registrationMachine, ports), { input: model.input }).start();
    const absolute = (url: string) => new URL(url, 'http://mall.example').href;
    return {
      model,
      actor,
      view: <RegistrationFlow actor={actor} absolute={absolute} newKey={() => codeKey} now={codeMoment} />,
    };
  },
  oneTimeCode: (ports) => {
    const model = config.models.oneTimeCode;
    const actor = createActor(holdAll(oneTimeCodeMachine, ports), { input: model.input }).start();
    return { model, actor, view: <OneTimeCodePage actor={actor} /> };
  },
  handOver: (ports) => {
    const model = config.models.handOver;
    const actor = createActor(holdAll(handOverMachine, ports), { input: model.input }).start();
    return { model, actor, view: <HandOverPage actor={actor} /> };
  },
  phoneUpload: (ports) => {
    const model = config.models.phoneUpload;
    const actor = createActor(holdAll(phoneUploadMachine, ports)).start();
    return { model, actor, view: <PhoneUpload part={actor} files={exampleFiles} /> };
  },
  purchase: (ports) => {
    const model = config.models.purchase;
    const actor = createActor(holdAll(purchaseMachine, ports), { input: model.input }).start();
    return { model, actor, view: <PurchaseFlow actor={actor} onLeave={() => {}} later={LaterView} /> };
  },
};
