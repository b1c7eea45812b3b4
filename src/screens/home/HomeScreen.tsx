import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import type { OrderSummary } from '#contract/entities/order.ts';
import type { OwnedProduct, TypeOffer } from '#contract/entities/product.ts';
import { isUnderWay } from '#machines/lifecycles/order.ts';
import { MoneyText } from '#src/orders/MoneyText.tsx';
import { paymentStatusWords } from '../../i18n/orderWords.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { AppLink, BareLink } from '../../ui/AppLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import type { Paths } from '../../ui/paths.ts';
import { ProductCard } from './ProductCard.tsx';

export interface HomeScreenProps {
  readonly name: string;
  readonly products: readonly OwnedProduct[];
  readonly types: readonly TypeOffer[];
  readonly unpaid: readonly OrderSummary[];
  readonly unpaidCount: number;
  /** How many orders are paid and wait to be activated. */
  readonly paidCount: number;
  readonly now: Date;
  readonly paths: Paths;
  /** Whether this host sells at all. */
  readonly selling: boolean;
}

/** What the client has and what is left to settle. */
export function HomeScreen(props: HomeScreenProps) {
  const { name, products, types, unpaid, unpaidCount, paidCount, now, paths, selling } = props;
  const { t } = useLingui();
  return (
    <>
      <PageHeader title={t`Hello, ${name}`} />
      <Stack>
        {unpaid.length > 0 && <Unpaid orders={unpaid} count={unpaidCount} paths={paths} />}
        {paidCount > 0 && (
          <Notice tone="info">
            <Group justify="space-between" gap="xs">
              <Plural
                value={paidCount}
                one="# order is paid and waits to be activated."
                other="# orders are paid and wait to be activated."
              />
              <AppLink href={paths.orders('paid')}>
                <Trans>See paid orders</Trans>
              </AppLink>
            </Group>
          </Notice>
        )}
        <Stack component="section" gap="sm" aria-labelledby="my-products">
          <Title order={2} id="my-products" mt="xs">
            <Trans>My products</Trans>
          </Title>
          {products.length === 0 ? (
            <Card>
              <EmptyState
                picture="box"
                title={<Trans>You have no product yet.</Trans>}
                text={
                  <Trans>
                    Choose a plan; you see the price at each step, and nothing is ordered before you confirm.
                  </Trans>
                }
                action={
                  selling && (
                    <Button component={BareLink} href={paths.store('new')}>
                      <Trans>Choose a plan</Trans>
                    </Button>
                  )
                }
              />
            </Card>
          ) : (
            products.map((product) => (
              <ProductCard
                key={product.order_product_id}
                product={product}
                types={selling ? types : []}
                now={now}
                paths={paths}
              />
            ))
          )}
        </Stack>
      </Stack>
    </>
  );
}

function Unpaid({ orders, count, paths }: { orders: readonly OrderSummary[]; count: number; paths: Paths }) {
  const { t, i18n } = useLingui();
  const { text, moment } = useFormats();
  return (
    <Card
      title={<Plural value={count} one="# order to settle" other="# orders to settle" />}
      aside={
        <AppLink href={paths.orders('unpaid')}>
          <Trans>All unpaid orders</Trans>
        </AppLink>
      }
    >
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {orders.map((order) => (
          <Group component="li" key={order.order_id} justify="space-between" gap="xs">
            <div>
              <AppLink href={paths.order(order.order_id, 'unpaid')}>{text(order.title)}</AppLink>
              <Text fz="sm" c="dimmed">
                {isUnderWay(order.payment_status) ? (
                  i18n._(paymentStatusWords[order.payment_status])
                ) : (
                  <Trans>Pay by {moment(order.pay_until)}</Trans>
                )}
              </Text>
            </div>
            <Group ml="auto">
              <MoneyText money={order.amount} strong />
              {!isUnderWay(order.payment_status) && (
                <Button
                  component={BareLink}
                  href={paths.order(order.order_id, 'unpaid')}
                  aria-label={t`Pay: ${text(order.title)}`}
                >
                  <Trans>Pay</Trans>
                </Button>
              )}
            </Group>
          </Group>
        ))}
      </Stack>
    </Card>
  );
}
