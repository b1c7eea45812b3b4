import { useLingui } from '@lingui/react/macro';
import type { OrderType, OrderTypeOffer } from '#contract/entities/product.ts';
import { alternativeOrderTypes } from '#machines/lifecycles/orderTypes.ts';
import type { Reason } from '#src/flowkit/ReasonList.tsx';
import { paths } from '#src/ui/paths.ts';
import { remedyLabels, typeReasonMessages, typeRemedies } from '../texts/orderTypes.ts';
import type { ViewProps } from '../view.ts';

type ClosedReason = OrderTypeOffer['reasons'][number];

export function useClosedReasons(
  snapshot: ViewProps['snapshot'],
  send: ViewProps['send'],
): (offer: OrderTypeOffer) => readonly Reason[] {
  const { t } = useLingui();
  const chosen = snapshot.context.selection.order_type;
  const choose = (type: OrderType) => ({ type: 'type.choose', order_type: type }) as const;

  const insteadOf = (types: readonly OrderType[]): Reason['action'] => {
    const open = types.find((type) => type !== chosen && snapshot.can(choose(type)));
    return open === undefined ? undefined : { label: t(remedyLabels[open]), onClick: () => send(choose(open)) };
  };
  const remedyOf = ({ reason, order_id }: ClosedReason): Reason['action'] => {
    const remedy = typeRemedies[reason];
    const pending = order_id === null ? paths.orders() : paths.order(order_id, 'unpaid');
    switch (remedy.kind) {
      case 'contact':
        return undefined;
      case 'pay':
        return { label: t`Pay or cancel order`, href: pending };
      case 'look':
        return { label: t`View payment status`, href: pending };
      case 'activate':
        return {
          label: t`Activate order`,
          href: order_id === null ? paths.orders('paid') : paths.activation(order_id),
        };
      case 'choose':
        return insteadOf(alternativeOrderTypes[reason]);
    }
  };

  return ({ reasons }) =>
    reasons.map((because) => {
      const action = remedyOf(because);
      const text = t(typeReasonMessages[because.reason]);
      return action === undefined ? { id: because.reason, text } : { id: because.reason, text, action };
    });
}
