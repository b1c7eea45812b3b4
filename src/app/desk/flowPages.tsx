import type { ComponentType } from 'react';
import { matchesState } from 'xstate';
import { activationMachine } from '#machines/flows/activation/machine.ts';
import { appointmentMachine } from '#machines/flows/appointment/machine.ts';
import { cancelOrderMachine } from '#machines/flows/cancelOrder/machine.ts';
import { customerExportMachine } from '#machines/flows/customerExport/machine.ts';
import type { FlowName } from '#machines/flows/index.ts';
import { invoiceMachine } from '#machines/flows/invoice/machine.ts';
import { mobilePaymentMachine } from '#machines/flows/mobilePayment/machine.ts';
import { purchaseMachine } from '#machines/flows/purchase/machine.ts';
import { registrationMachine } from '#machines/flows/registration/machine.ts';
import { transferPaymentMachine } from '#machines/flows/transferPayment/machine.ts';
import { mainlandVerificationMachine } from '#machines/flows/verification/mainland.ts';
import { overseasVerificationMachine } from '#machines/flows/verification/overseas.ts';
import { redactedMoment } from '#pathways/trace/redaction.ts';
import type { Configuration } from '../../desk/trace/frozenActor.ts';
import { useFrozenActor } from '../../desk/trace/useFrozenActor.ts';
import type { PageFiles } from '../../flowkit/upload/pageFiles.ts';
import { ActivationFlow } from '../../flows/activation/ActivationFlow.tsx';
import { AppointmentFlow } from '../../flows/appointment/AppointmentFlow.tsx';
import { CancelOrderFlow } from '../../flows/cancelOrder/CancelOrderFlow.tsx';
import { CustomerExportFlow } from '../../flows/customerExport/CustomerExportFlow.tsx';
import { InvoiceFlow } from '../../flows/invoice/InvoiceFlow.tsx';
import { MobilePaymentFlow } from '../../flows/mobilePayment/MobilePaymentFlow.tsx';
import { LaterView } from '../../flows/purchase/laterViews.tsx';
import { PurchaseFlow } from '../../flows/purchase/PurchaseFlow.tsx';
import { RegistrationFlow } from '../../flows/registration/RegistrationFlow.tsx';
import { TransferPaymentFlow } from '../../flows/transferPayment/TransferPaymentFlow.tsx';
import { MainlandVerificationFlow } from '../../flows/verification/MainlandVerificationFlow.tsx';
import { OverseasVerificationFlow } from '../../flows/verification/OverseasVerificationFlow.tsx';

interface FrozenPageProps {
  readonly configuration: Configuration;
}

const nothing = () => {};
/** What is counted down to on a page that only shows is a redacted moment: 0 is left, as every number that was redacted. */
const frozenNow = () => new Date(redactedMoment);

const noPurchase = { draft_id: '', key: '', order_type: null, userInput: null };
const FrozenPurchase = ({ configuration }: FrozenPageProps) => (
  <PurchaseFlow
    actor={useFrozenActor(purchaseMachine, noPurchase, configuration)}
    onLeave={nothing}
    later={LaterView}
  />
);

const noCancellation = { key: '', order_id: '' };
const FrozenCancellation = ({ configuration }: FrozenPageProps) => (
  <CancelOrderFlow actor={useFrozenActor(cancelOrderMachine, noCancellation, configuration)} />
);

const noTransfer = { key: '', order_id: '', userInput: null };
/** Nothing is chosen on a page that only shows, and what the client has uploaded is not support's to see. */
const noFiles: PageFiles = {
  choose: ({ name, size, type }) => ({ key: '', name, size, type }),
  fileOf: () => null,
  addressOf: () => '#',
};
const FrozenTransfer = ({ configuration }: FrozenPageProps) => (
  <TransferPaymentFlow actor={useFrozenActor(transferPaymentMachine, noTransfer, configuration)} files={noFiles} />
);

const noMobile = { key: '', order_id: '', device: 'computer', userInput: null } as const;
/** The code of a payment is not support's to pay by. */
const FrozenMobile = ({ configuration }: FrozenPageProps) => (
  <MobilePaymentFlow
    actor={useFrozenActor(mobilePaymentMachine, noMobile, configuration)}
    transferPage="#"
    absolute={() => '#'}
  />
);

const noInvoice = { key: '', order_id: '', userInput: null };
const FrozenInvoice = ({ configuration }: FrozenPageProps) => (
  <InvoiceFlow
    actor={useFrozenActor(invoiceMachine, noInvoice, configuration)}
    files={noFiles}
    links={{ order: '#', activation: null }}
  />
);

const noActivation = { key: '', order_id: '', userInput: null };
/** What is to be signed is not support's to sign, nor to read. */
const FrozenActivation = ({ configuration }: FrozenPageProps) => (
  <ActivationFlow
    actor={useFrozenActor(activationMachine, noActivation, configuration)}
    absolute={() => '#'}
    fileAddress={() => '#'}
  />
);

const noVerification = { key: '', userInput: null };
/** Nothing is sealed where nothing is typed; addresses at a provider, and codes, are not support's to open: a code stands for each. */
const verificationPage = {
  files: noFiles,
  codes: { codeOf: () => '#' },
  seal: async () => '',
  absolute: () => '#',
  attorneyForm: () => '#',
  newKey: () => '',
  now: frozenNow,
  activation: null,
};
const FrozenMainland = ({ configuration }: FrozenPageProps) => (
  <MainlandVerificationFlow
    actor={useFrozenActor(mainlandVerificationMachine, noVerification, configuration)}
    {...verificationPage}
  />
);
const FrozenOverseas = ({ configuration }: FrozenPageProps) => (
  <OverseasVerificationFlow
    actor={useFrozenActor(overseasVerificationMachine, noVerification, configuration)}
    {...verificationPage}
  />
);

const noExport = { key: '', userInput: null };
/** The file of an export is not support's to read. */
const FrozenExport = ({ configuration }: FrozenPageProps) => (
  <CustomerExportFlow actor={useFrozenActor(customerExportMachine, noExport, configuration)} fileAddress={() => '#'} />
);
const noRegistration = { key: '', region: 'TW', userInput: null } as const;
const FrozenRegistration = ({ configuration }: FrozenPageProps) => (
  <RegistrationFlow
    actor={useFrozenActor(registrationMachine, noRegistration, configuration)}
    absolute={() => '#'}
    newKey={() => ''}
    now={frozenNow}
  />
);

/** No appointment is told as one that begins too soon for a reminder: when it begins is redacted. */
const longBefore = () => new Date(0);
const noAppointment = { key: '', userInput: null };
const FrozenAppointment = ({ configuration }: FrozenPageProps) => (
  <AppointmentFlow
    actor={useFrozenActor(appointmentMachine, noAppointment, configuration)}
    newKey={() => ''}
    now={matchesState('contact', configuration.value) ? frozenNow : longBefore}
    saveCalendar={async () => {}}
  />
);

/** The page of each flow as it stood: it shows, and nothing can be done with it. */
export const flowPages: Readonly<Record<FlowName, ComponentType<FrozenPageProps>>> = {
  purchase: FrozenPurchase,
  cancelOrder: FrozenCancellation,
  transferPayment: FrozenTransfer,
  mobilePayment: FrozenMobile,
  invoice: FrozenInvoice,
  activation: FrozenActivation,
  mainlandVerification: FrozenMainland,
  overseasVerification: FrozenOverseas,
  customerExport: FrozenExport,
  registration: FrozenRegistration,
  appointment: FrozenAppointment,
};
