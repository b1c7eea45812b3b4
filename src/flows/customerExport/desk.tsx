import { customerExportMachine } from '#machines/flows/customerExport/machine.ts';
import { type FrozenPageProps, useFrozenActor } from '../../flowkit/frozen/frozenPage.ts';
import type { FlowDesk } from '../../runs/flowManifest.ts';
import { CustomerExportFlow } from './CustomerExportFlow.tsx';
import { customerExportMessages } from './messages.tsx';
import { customerExportTraceSteps } from './traceSteps.ts';

const input = { key: '', userInput: null };
/** A dead link (`#`): support must not download the file. */
const FrozenExport = ({ configuration }: FrozenPageProps) => (
  <CustomerExportFlow actor={useFrozenActor(customerExportMachine, input, configuration)} fileAddress={() => '#'} />
);

export const customerExportDesk: FlowDesk = {
  name: customerExportMessages.name,
  steps: customerExportTraceSteps,
  Page: FrozenExport,
};
