import type { ComponentType } from 'react';
import { orderStatuses } from '#contract/entities/order.ts';
import { issuedExample, mailedExample } from '#machines/flows/invoice/examples.ts';
import { anotherPrice, baseQuote, placedOrder } from '#machines/flows/purchase/examples/order.ts';
import { attachedContract } from '#machines/parts/attachmentExamples.ts';
import { paidTwiceView, paidView, unpaidView } from '#machines/parts/paymentExamples.ts';
import { AttachedBy, DocumentLine, DocumentList } from '#src/orders/DocumentLine.tsx';
import { InvoiceFiles, Tracking } from '#src/orders/InvoiceFiles.tsx';
import { MoneyText } from '#src/orders/MoneyText.tsx';
import { OrderDetailList } from '#src/orders/OrderDetailList.tsx';
import { OrderFacts } from '#src/orders/OrderFacts.tsx';
import { OrderStatusBadge } from '#src/orders/OrderStatusBadge.tsx';
import { PaidOrder } from '#src/orders/PaidOrder.tsx';
import { PriceLines, RemainingCredit } from '#src/orders/PriceLines.tsx';
import { TransferDetails } from '#src/orders/TransferDetails.tsx';
import { UnmatchedPayments } from '#src/orders/UnmatchedPayments.tsx';
import { Column } from './Column.tsx';

const Amounts = () => (
  <Column>
    <MoneyText money={baseQuote.amount} />
    <MoneyText money={baseQuote.amount} strong />
    <MoneyText money={baseQuote.amount} struck />
    <MoneyText money={baseQuote.amount} sign="always" />
  </Column>
);

const OrderBadges = () => (
  <Column>
    {orderStatuses.map((status) => (
      <OrderStatusBadge key={status} status={status} />
    ))}
  </Column>
);

const Prices = () => (
  <PriceLines lines={anotherPrice.lines} total={anotherPrice.amount} original={anotherPrice.original_amount} />
);

const Transfer = () => <TransferDetails order={placedOrder} />;

const paidTwiceOrder = paidTwiceView(paidView('transfer', 'Example Trading'));
const { document } = attachedContract;
const Attached = () =>
  document && (
    <Column>
      <AttachedBy document={document} />
    </Column>
  );
const Line = () => document && <DocumentLine document={document} address="#" />;
const Documents = () => document && <DocumentList documents={[document]} addressOf={() => '#'} />;

export const orders: Readonly<Record<string, ComponentType | string>> = {
  AttachedBy: Attached,
  DocumentLine: Line,
  DocumentList: Documents,
  InvoiceFiles: () => <InvoiceFiles invoice={issuedExample} addressOf={() => '#'} />,
  MoneyText: Amounts,
  OrderFacts: () => <OrderFacts payment={unpaidView} />,
  OrderDetailList: () => (
    <Column>
      <OrderDetailList order={unpaidView.order} also="type" />
      <OrderDetailList order={unpaidView.order} also="placed" />
    </Column>
  ),
  OrderStatusBadge: OrderBadges,
  UnmatchedPayments: () => <UnmatchedPayments payment={paidTwiceOrder} />,
  PaidOrder: () => <PaidOrder payment={paidTwiceOrder} />,
  PriceLines: Prices,
  RemainingCredit: () => (
    <dl>
      <RemainingCredit money={baseQuote.amount} />
    </dl>
  ),
  Tracking: () => <Tracking mailing={mailedExample.mailing} />,
  TransferDetails: Transfer,
};
