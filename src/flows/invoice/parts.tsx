import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderInvoice } from '#contract/entities/invoice.ts';
import { editableFields, fieldOfRefusal } from '#machines/flows/invoice/reasons.ts';
import { NoEffectNotice, RefusedNotice } from '#src/flowkit/AttemptNotices.tsx';
import { MoneyText } from '#src/orders/MoneyText.tsx';
import { AppLink } from '#src/ui/AppLink.tsx';
import { DetailList } from '#src/ui/DetailList.tsx';
import type { ViewProps } from './view.ts';

export function InvoicedOrder({ order_invoice: { order } }: { readonly order_invoice: OrderInvoice }) {
  const { t } = useLingui();
  const rows = [
    { id: 'no', label: t`Order number`, value: order.order_no },
    { id: 'amount', label: t`Amount`, value: <MoneyText money={order.amount} strong /> },
  ];
  return <DetailList rows={rows} />;
}

export const BackLink = ({ links: { order, activation } }: Pick<ViewProps, 'links'>) => (
  <div>
    {activation === null ? (
      <AppLink href={order}>
        <Trans>Back to order</Trans>
      </AppLink>
    ) : (
      <AppLink href={activation}>
        <Trans>Back to activation</Trans>
      </AppLink>
    )}
  </div>
);

export function LastAttemptNotice({ snapshot }: Pick<ViewProps, 'snapshot'>) {
  const { refusal, fault, nothing_sent } = snapshot.context;
  const field = refusal && fieldOfRefusal(refusal);
  return (
    <>
      {refusal !== null && (
        <RefusedNotice refusal={refusal} isAtField={field !== null && editableFields(snapshot.context).includes(field)}>
          <Trans>Nothing was submitted. Your entries are saved.</Trans>
        </RefusedNotice>
      )}
      {nothing_sent && (
        <NoEffectNotice fault={fault}>
          <Trans>That didn’t go through. Your entries are saved.</Trans>
        </NoEffectNotice>
      )}
    </>
  );
}
