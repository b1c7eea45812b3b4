import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderInvoice } from '#contract/entities/invoice.ts';
import { noticeIn } from '#machines/kit/fault.ts';
import { useRefusalText } from '#src/flowkit/faultText.ts';
import { MoneyText } from '#src/orders/MoneyText.tsx';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Receipt } from '#src/ui/Receipt.tsx';
import type { ViewProps } from './view.ts';

/** Which order is invoiced, and over how much. */
export function OrderRows({ told: { order } }: { readonly told: OrderInvoice }) {
  const { t } = useLingui();
  const rows = [
    { id: 'no', label: t`Order number`, value: order.order_no },
    { id: 'amount', label: t`Amount`, value: <MoneyText money={order.amount} strong /> },
  ];
  return <Receipt rows={rows} />;
}

/** The way back to where somebody has come from. */
export const BackLink = ({ links: { order, activation } }: Pick<ViewProps, 'links'>) => (
  <div>
    {activation === null ? (
      <AppLink href={order}>
        <Trans>Back to the order</Trans>
      </AppLink>
    ) : (
      <AppLink href={activation}>
        <Trans>Back to the activation</Trans>
      </AppLink>
    )}
  </div>
);

/** What has to be said of the last attempt. */
export function News({ snapshot }: Pick<ViewProps, 'snapshot'>) {
  const refusalText = useRefusalText();
  const { refusal, fault, nothing_sent } = snapshot.context;
  return (
    <>
      {refusal !== null && (
        <Notice tone="bad" live="alert" support title={refusalText(refusal)}>
          <Trans>Nothing was sent. What you entered is still here.</Trans>
        </Notice>
      )}
      {nothing_sent && (
        <Notice tone="info" live="status" title={noticeIn(fault)?.msg}>
          <Trans>The last attempt sent nothing. What you entered is still here.</Trans>
        </Notice>
      )}
    </>
  );
}
