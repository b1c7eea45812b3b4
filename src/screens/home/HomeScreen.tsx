import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import type { ActionItems } from '#contract/entities/actionItems.ts';
import type { OrderTypeOffer, OwnedProduct } from '#contract/entities/product.ts';
import { BareLink } from '../../ui/AppLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import type { Paths } from '../../ui/paths.ts';
import { ServiceLinks } from '../ServiceLinks.tsx';
import { ActionItemsCard } from './ActionItemsCard.tsx';
import { ProductCard } from './ProductCard.tsx';

export interface HomeScreenProps {
  readonly name: string;
  readonly products: readonly OwnedProduct[];
  readonly types: readonly OrderTypeOffer[];
  readonly attention: ActionItems;
  readonly isMain: boolean;
  /** Whether the client uses the suite's trial environment. */
  readonly isTrial: boolean;
  readonly now: Date;
  readonly paths: Paths;
}

export function HomeScreen({ name, products, types, attention, isMain, isTrial, now, paths }: HomeScreenProps) {
  const { t } = useLingui();
  const hasNothing = products.length === 0;
  const running = products.filter(({ status }) => status === 'active');
  const ended = products.filter(({ status }) => status === 'expired');
  const { to_pay, payment_refused, being_paid, to_activate } = attention;
  const hasOrdered = [to_pay, payment_refused, being_paid, to_activate].some(({ count }) => count > 0);
  return (
    <>
      <PageHeader
        title={t`Hello, ${name}`}
        actions={
          <Group gap="xs">
            <Button component={BareLink} variant="default" href={paths.store()}>
              <Trans>Buy</Trans>
            </Button>
            <Button component={BareLink} variant="default" href={paths.vouchers()}>
              <Trans>Vouchers</Trans>
            </Button>
          </Group>
        }
      />
      <Stack>
        <ActionItemsCard
          attention={attention}
          products={products}
          types={types}
          isMain={isMain}
          now={now}
          paths={paths}
        />
        <Stack component="section" gap="sm" aria-labelledby="my-products">
          <Group justify="space-between" gap="xs" mt="xs">
            <Title order={2} id="my-products">
              <Trans>My products</Trans>
            </Title>
            <ServiceLinks paths={paths} />
          </Group>
          {hasNothing ? (
            <Card>
              <NoProduct hasOrdered={hasOrdered} isTrial={isTrial} paths={paths} />
            </Card>
          ) : (
            [...running, ...ended].map((product) => (
              <ProductCard
                key={product.order_product_id}
                product={product}
                usage={attention.usage.find(({ order_product_id }) => order_product_id === product.order_product_id)}
                types={types}
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

interface NoProductProps extends Pick<HomeScreenProps, 'isTrial' | 'paths'> {
  readonly hasOrdered: boolean;
}

function NoProduct({ hasOrdered, isTrial, paths }: NoProductProps) {
  if (hasOrdered) {
    return (
      <EmptyState
        picture="box"
        title={<Trans>No products yet</Trans>}
        text={<Trans>Products appear here after you pay for and activate an order.</Trans>}
        action={
          <Button component={BareLink} variant="default" href={paths.orders()}>
            <Trans>My orders</Trans>
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      picture="box"
      title={isTrial ? <Trans>Your company is on a trial</Trans> : <Trans>No products yet</Trans>}
      text={
        <>
          {isTrial && (
            <Text span display="block">
              <Trans>The trial ends when your first plan is activated. From then on, you can book appointments.</Trans>
            </Text>
          )}
          <Trans>Choose a plan. You’ll see the price at each step and can review before ordering.</Trans>
        </>
      }
      action={
        <Button component={BareLink} href={paths.store('new')}>
          <Trans>Choose a plan</Trans>
        </Button>
      }
    />
  );
}
