import { useMemo } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import type { PayDevice } from '#contract/entities/payment.ts';
import { mobilePaymentFlow } from '#machines/flows/mobilePayment/flow.ts';
import { mobilePaymentMachine } from '#machines/flows/mobilePayment/machine.ts';
import { PaymentMethodTabs, PaymentNotFound, PaymentPage } from '../../layout/PaymentPage.tsx';
import { FlowPage } from '../../runs/FlowPage.tsx';
import { type LinkedDraft, loadLinkedDraft } from '../../runs/loadDraft.ts';
import { type Services, useServices } from '../../services/services.ts';
import { paths } from '../../ui/paths.ts';
import { MobilePaymentFlow } from './MobilePaymentFlow.tsx';
import { mobilePaymentMessages } from './messages.tsx';
import { createMobilePorts } from './ports.ts';

/** Public: anyone with the token of the order may open it. */
export const mobilePaymentRoute = (services: Services) => ({
  loader: (args: LoaderFunctionArgs) =>
    loadLinkedDraft(services, args, { flow: mobilePaymentFlow.id, page: paths.paymentByPhone }),
  Component: MobilePayment,
  ErrorBoundary: PaymentNotFound,
});

/** Assumes that a small touch screen has a wallet app. */
const currentDevice = (): PayDevice =>
  window.matchMedia('(pointer: coarse) and (max-width: 48em)').matches ? 'phone' : 'computer';

function MobilePayment() {
  const { link, draft } = useLoaderData<LinkedDraft>();
  const { order_id, token } = link;
  const { api, apiOptions, now, tab } = useServices();
  const machine = useMemo(
    () => mobilePaymentMachine.provide({ actors: createMobilePorts({ api, now, token, tab: tab.secret() }) }),
    [api, now, tab, token],
  );
  const origin = new URL(apiOptions.baseUrls.oss, window.location.href);
  return (
    <PaymentPage>
      <FlowPage
        messages={mobilePaymentMessages}
        key={order_id}
        flow={mobilePaymentFlow}
        subject={order_id}
        token={token}
        machine={machine}
        draft={draft}
        input={({ key }, userInput) => ({ key, order_id, device: currentDevice(), userInput })}
        onOver={(begin) => begin(null)}
      >
        {(actor) => (
          <>
            <PaymentMethodTabs way="phone" link={link} actor={actor} />
            <MobilePaymentFlow
              actor={actor}
              transferPage={paths.payment(order_id, token)}
              absolute={(url) => new URL(url, origin).href}
            />
          </>
        )}
      </FlowPage>
    </PaymentPage>
  );
}
