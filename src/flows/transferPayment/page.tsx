import { useMemo } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { transferPaymentFlow } from '#machines/flows/transferPayment/flow.ts';
import { transferPaymentMachine } from '#machines/flows/transferPayment/machine.ts';
import { createUploader } from '../../api/uploader.ts';
import { PaymentMethodTabs, PaymentNotFound, PaymentPage } from '../../layout/PaymentPage.tsx';
import { createUploads } from '../../ports/upload.ts';
import { FlowPage } from '../../runs/FlowPage.tsx';
import { type LinkedDraft, loadLinkedDraft } from '../../runs/loadDraft.ts';
import { type Services, useServices } from '../../services/services.ts';
import { paths } from '../../ui/paths.ts';
import { transferPaymentMessages } from './messages.tsx';
import { createTransferPorts } from './ports.ts';
import { TransferPaymentFlow } from './TransferPaymentFlow.tsx';

/** Public: anyone with the token of the order may open it. */
export const transferPaymentRoute = (services: Services) => ({
  loader: (args: LoaderFunctionArgs) =>
    loadLinkedDraft(services, args, { flow: transferPaymentFlow.id, page: paths.payment }),
  Component: TransferPayment,
  ErrorBoundary: PaymentNotFound,
});

function TransferPayment() {
  const { link, draft } = useLoaderData<LinkedDraft>();
  const { order_id, token } = link;
  const { api, apiOptions, newKey, now, tab } = useServices();
  const { machine, files } = useMemo(() => {
    const uploader = createUploader(apiOptions);
    const uploads = createUploads({ uploader, baseUrl: apiOptions.baseUrls.oss, newKey, by: { order_id, token } });
    const actors = createTransferPorts({ api, now, token, tab: tab.secret(), upload: uploads.machine });
    return { machine: transferPaymentMachine.provide({ actors }), files: uploads.files };
  }, [api, apiOptions, newKey, now, tab, order_id, token]);
  return (
    <PaymentPage>
      <FlowPage
        messages={transferPaymentMessages}
        key={order_id}
        flow={transferPaymentFlow}
        subject={order_id}
        token={token}
        machine={machine}
        draft={draft}
        input={({ key }, userInput) => ({ key, order_id, userInput })}
        onOver={(begin) => begin(null)}
      >
        {(actor) => (
          <>
            <PaymentMethodTabs way="transfer" link={link} actor={actor} />
            <TransferPaymentFlow actor={actor} files={files} />
          </>
        )}
      </FlowPage>
    </PaymentPage>
  );
}
