import { Trans, useLingui } from '@lingui/react/macro';
import type { ActionItemOrder, ActionItems } from '#contract/entities/actionItems.ts';
import type { OrderFilter, OrderStatus } from '#contract/entities/order.ts';
import type { OrderType, OwnedProduct } from '#contract/entities/product.ts';
import { MoneyText } from '#src/orders/MoneyText.tsx';
import { useAllowanceText } from '../../i18n/allowanceText.ts';
import { paymentStatusLabels } from '../../i18n/orderLabels.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import type { ActionItem, ActionItemsInput } from './actionItem.ts';
import { isAlmostUsedUp, isOverused, mostUsedPart, renewalNoticeDays } from './usage.ts';
import { useVerificationActionItem } from './useVerificationActionItem.tsx';

const orderFilterOfStatus = {
  unpaid: 'unpaid',
  paid: 'paid',
  completed: 'completed',
  cancelled: 'historical',
  expired: 'historical',
} as const satisfies Record<OrderStatus, OrderFilter>;

/** Most urgent first. */
export function useActionItems({
  attention,
  products,
  types,
  isMain,
  now,
  paths,
}: ActionItemsInput): readonly ActionItem[] {
  const { t, i18n } = useLingui();
  const { text, money, moment, day, daysUntil } = useFormats();
  const { name } = useAllowanceText();

  const ofOrders = (
    group: keyof Omit<ActionItems, 'draft' | 'usage' | 'verification' | 'other_money'>,
    matter: (order: ActionItemOrder) => Omit<ActionItem, 'id' | 'title'>,
  ) =>
    attention[group].orders.map((order) => ({
      id: `${group} ${order.order_id}`,
      title: text(order.title),
      amount: <MoneyText money={order.amount} strong />,
      href: paths.order(order.order_id, order.status === 'unpaid' ? 'unpaid' : 'paid'),
      ...matter(order),
    }));

  /** Null if the order type is not open for the product. */
  const storeFor = (type: OrderType, { order_product_id }: OwnedProduct): string | null =>
    types.some((offer) => offer.type === type && offer.open && offer.order_product_ids.includes(order_product_id))
      ? paths.store(type)
      : null;

  const mayBuy = !types.some(({ reasons }) => reasons.some(({ reason }) => reason === 'could_not_buy'));

  const hasPlan = products.some(({ status, is_buyout }) => status === 'active' && !is_buyout);

  const ending = products.flatMap((product): ActionItem[] => {
    const days = product.ends_at === null ? null : daysUntil(product.ends_at, now);
    if (product.ends_at === null || days === null || days > renewalNoticeDays) return [];
    const isOver = product.status === 'expired';
    // An expired plan needs nothing while another one is active.
    if (isOver && hasPlan) return [];
    const renew = storeFor('renew', product);
    return [
      {
        id: `ending ${product.order_product_id}`,
        tone: isOver ? 'bad' : 'warn',
        title: text(product.name),
        detail: isOver ? (
          <Trans>Expired on {day(product.ends_at)}</Trans>
        ) : (
          <Trans>Expires on {day(product.ends_at)}</Trans>
        ),
        ...(renew !== null && { action: { label: t`Renew`, href: renew } }),
        // The enterprise centre names the sales manager.
        ...(!mayBuy && { action: { label: t`Contact your sales manager`, href: paths.enterprise() } }),
      },
    ];
  });

  const full = products.flatMap((product): ActionItem[] => {
    const usage = attention.usage.find(({ order_product_id }) => order_product_id === product.order_product_id);
    const fullest = usage && product.status === 'active' ? mostUsedPart(product.allowance, usage.used) : null;
    if (fullest === null || !isAlmostUsedUp(fullest)) return [];
    const append = storeFor('append', product);
    return [
      {
        id: `full ${product.order_product_id}`,
        tone: 'warn',
        title: text(product.name),
        detail: isOverused(fullest) ? (
          <Trans>Over plan limit: {name(fullest.part)}</Trans>
        ) : (
          <Trans>Almost used up: {name(fullest.part)}</Trans>
        ),
        ...(append !== null && { action: { label: t`Add more`, href: append } }),
      },
    ];
  });

  const otherMoney = attention.other_money.map(({ order, amount, at, settlement }): ActionItem => {
    const sum = money(amount);
    return {
      id: `other money ${order.order_id} ${at}`,
      tone: 'info',
      title: text(order.title),
      href: paths.order(order.order_id, orderFilterOfStatus[order.status]),
      detail:
        settlement === 'to_refund' ? (
          <Trans>The {sum} we received wasn’t needed for this order. We’ll refund it.</Trans>
        ) : (
          <Trans>We received {sum} but couldn’t match it to this order. Our finance team will contact you.</Trans>
        ),
    };
  });

  const { draft } = attention;
  const verification = useVerificationActionItem({ attention, isMain, paths });
  const isUrgent = verification?.tone === 'bad';
  return [
    ...(verification !== null && isUrgent ? [verification] : []),
    ...ofOrders('payment_refused', ({ order_id, token, pay_until }) => ({
      tone: 'bad',
      detail: <Trans>Payment not accepted. Resolve it by {moment(pay_until)}</Trans>,
      action: { label: t`Go to payment`, href: paths.payment(order_id, token) },
    })),
    ...ofOrders('invoice_refused', ({ order_id }) => ({
      tone: 'bad',
      detail: <Trans>Invoice request needs correction</Trans>,
      ...(isMain && { action: { label: t`Edit request`, href: paths.invoice(order_id) } }),
    })),
    ...ofOrders('to_pay', ({ order_id, pay_until }) => ({
      tone: 'warn',
      detail: <Trans>Pay by {moment(pay_until)}</Trans>,
      action: { label: t`Pay`, href: paths.order(order_id, 'unpaid') },
    })),
    ...ending,
    ...full,
    ...(verification !== null && !isUrgent && verification.action !== undefined ? [verification] : []),
    ...ofOrders('to_activate', ({ order_id }) => ({
      tone: 'warn',
      detail: <Trans>Paid, not activated</Trans>,
      ...(isMain && { action: { label: t`Activate order`, href: paths.activation(order_id) } }),
    })),
    ...(draft === null || types.length === 0
      ? []
      : [
          {
            id: 'draft',
            tone: 'info',
            title: t`Unfinished purchase`,
            detail: <Trans>Saved {moment(draft.saved_at)}</Trans>,
            action: { label: t`Continue`, href: paths.store() },
          } as const,
        ]),
    ...otherMoney,
    ...ofOrders('being_paid', ({ payment_status }) => ({
      tone: 'info',
      detail: i18n._(paymentStatusLabels[payment_status]),
    })),
    ...(verification !== null && !isUrgent && verification.action === undefined ? [verification] : []),
  ];
}
