import { invoiceMachine } from '#machines/flows/invoice/machine.ts';
import { type FrozenPageProps, noFiles, useFrozenActor } from '../../flowkit/frozen/frozenPage.ts';
import type { FlowDesk } from '../../runs/flowManifest.ts';
import { InvoiceFlow } from './InvoiceFlow.tsx';
import { invoiceMessages } from './messages.tsx';
import { invoiceTraceSteps } from './traceSteps.ts';

const input = { key: '', order_id: '', userInput: null };
const FrozenInvoice = ({ configuration }: FrozenPageProps) => (
  <InvoiceFlow
    actor={useFrozenActor(invoiceMachine, input, configuration)}
    files={noFiles}
    links={{ order: '#', activation: null }}
  />
);

export const invoiceDesk: FlowDesk = { name: invoiceMessages.name, steps: invoiceTraceSteps, Page: FrozenInvoice };
