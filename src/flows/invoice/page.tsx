import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { invoiceFlow } from '#machines/flows/invoice/flow.ts';
import { invoiceMachine } from '#machines/flows/invoice/machine.ts';
import { createUploader } from '../../api/uploader.ts';
import { createUploads } from '../../ports/upload.ts';
import { OrderFlowPage } from '../../runs/OrderFlowPage.tsx';
import { useServices } from '../../services/services.ts';
import { paths } from '../../ui/paths.ts';
import { InvoiceFlow } from './InvoiceFlow.tsx';
import { invoiceMessages } from './messages.tsx';
import { createInvoicePorts } from './ports.ts';

/** A user who came from the activation is led back to it afterwards. */
export function Component() {
  const { api, apiOptions, newKey, now } = useServices();
  const { id: order_id = '' } = useParams();
  const [asked] = useSearchParams();
  const activation = asked.get('for') === 'activation' ? paths.activation(order_id) : null;
  const { machine, files } = useMemo(() => {
    const uploader = createUploader(apiOptions);
    const uploads = createUploads({ uploader, baseUrl: apiOptions.baseUrls.oss, newKey, by: null });
    const actors = createInvoicePorts({ api, now, upload: uploads.machine });
    return { machine: invoiceMachine.provide({ actors }), files: uploads.files };
  }, [api, apiOptions, newKey, now]);
  return (
    <OrderFlowPage
      messages={invoiceMessages}
      flow={invoiceFlow}
      machine={machine}
      input={(given) => given}
      after={activation}
    >
      {(actor) => <InvoiceFlow actor={actor} files={files} links={{ order: paths.order(order_id), activation }} />}
    </OrderFlowPage>
  );
}
