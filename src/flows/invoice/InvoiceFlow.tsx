import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { invoiceMachine } from '#machines/flows/invoice/machine.ts';
import { FlowFrame } from '#src/flowkit/FlowFrame.tsx';
import { leavesOf, viewIn } from '#src/flowkit/leaf.ts';
import type { PageFiles } from '#src/flowkit/upload/pageFiles.ts';
import type { InvoiceLinks } from './view.ts';
import { pageOf, views } from './views.tsx';

interface InvoiceFlowProps {
  readonly actor: ActorRefFrom<typeof invoiceMachine>;
  readonly files: PageFiles;
  readonly links: InvoiceLinks;
}

/** The invoice of an order as a person walks it: the view of the state in which its machine is. */
export function InvoiceFlow({ actor, files, links }: InvoiceFlowProps) {
  const { t } = useLingui();
  const snapshot = useSelector(actor, (state) => state);
  const leaves = leavesOf(snapshot.value);
  const Page = viewIn(views, leaves);
  const { change_of } = snapshot.context;
  return (
    <FlowFrame
      label={t`Applying for an invoice`}
      page={pageOf(leaves)}
      {...(change_of !== null && { leadsTo: `invoice-${change_of}` })}
    >
      {Page && <Page snapshot={snapshot} send={actor.send} files={files} links={links} />}
    </FlowFrame>
  );
}
