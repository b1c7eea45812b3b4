import '@mantine/core/styles/DataList.layer.css';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Badge, Button, DataList, Group, SimpleGrid, Text } from '@mantine/core';
import { IconCalendarDue, IconCircleCheck, IconHourglassEmpty } from '@tabler/icons-react';
import type { Allowance, OrderType, OwnedProduct, TypeOffer } from '#contract/entities/product.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { BareLink } from '../../ui/AppLink.tsx';
import { Card } from '../../ui/Card.tsx';
import type { Paths } from '../../ui/paths.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';

interface ProductCardProps {
  readonly product: OwnedProduct;
  readonly types: readonly TypeOffer[];
  readonly now: Date;
  readonly paths: Paths;
}

const soonDays = 30;

/** A product that the client has: what it holds, until when, and what can be done about it. */
export function ProductCard({ product, types, now, paths }: ProductCardProps) {
  const { text, day, span, daysUntil } = useFormats();
  const daysLeft = product.ends_at === null ? null : daysUntil(product.ends_at, now);
  return (
    <Card title={text(product.name)} aside={<Term product={product} daysLeft={daysLeft} />}>
      <DataList>
        <DataList.Item>
          <DataList.ItemLabel>
            <Trans>Term</Trans>
          </DataList.ItemLabel>
          <DataList.ItemValue>
            {product.ends_at === null ? (
              <Trans>Since {day(product.starts_at)}, without an end</Trans>
            ) : (
              span(product.starts_at, product.ends_at)
            )}
          </DataList.ItemValue>
        </DataList.Item>
        <DataList.Item>
          <DataList.ItemLabel>
            <Trans>Systems</Trans>
          </DataList.ItemLabel>
          <DataList.ItemValue>
            <Group component="ul" gap={6} m={0} p={0} style={{ listStyle: 'none' }}>
              {product.systems.map((system) => (
                <Badge component="li" key={system.system_id} color="gray" radius="sm" fw={400}>
                  {text(system.name)}
                </Badge>
              ))}
            </Group>
          </DataList.ItemValue>
        </DataList.Item>
      </DataList>
      <Allowances allowance={product.allowance} />
      <ProductActions product={product} types={types} paths={paths} />
    </Card>
  );
}

function Term({ product, daysLeft }: { product: OwnedProduct; daysLeft: number | null }) {
  if (product.status === 'expired') {
    return (
      <StatusBadge tone="bad" icon={IconHourglassEmpty}>
        <Trans>Expired</Trans>
      </StatusBadge>
    );
  }
  if (daysLeft === null) {
    return (
      <StatusBadge tone="good" icon={IconCircleCheck}>
        <Trans>Perpetual</Trans>
      </StatusBadge>
    );
  }
  return (
    <StatusBadge tone={daysLeft <= soonDays ? 'warn' : 'good'} icon={IconCalendarDue}>
      <Plural value={daysLeft} one="# day left" other="# days left" />
    </StatusBadge>
  );
}

function Allowances({ allowance }: { allowance: Allowance }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const rows = [
    { id: 'accounts', label: t`Accounts`, value: number(allowance.accounts), held: allowance.accounts },
    { id: 'storage', label: t`Storage`, value: `${number(allowance.storage_gb)} GB`, held: allowance.storage_gb },
    { id: 'edm', label: t`Marketing e-mails`, value: number(allowance.edm), held: allowance.edm },
    { id: 'api', label: t`API calls a year`, value: number(allowance.api_calls), held: allowance.api_calls },
  ];
  return (
    <SimpleGrid component="dl" cols={{ base: 2, xs: 4 }} spacing="sm" mt="md" mb={0}>
      {rows
        .filter((row) => row.held > 0)
        .map((row) => (
          <div key={row.id}>
            <Text component="dt" fz="sm" c="dimmed">
              {row.label}
            </Text>
            <Text component="dd" m={0} fz="lg" fw={650}>
              {row.value}
            </Text>
          </div>
        ))}
    </SimpleGrid>
  );
}

function ProductActions({
  product,
  types,
  paths,
}: {
  product: OwnedProduct;
  types: readonly TypeOffer[];
  paths: Paths;
}) {
  const { t } = useLingui();
  const labels: readonly { type: OrderType; label: string }[] = [
    { type: 'renew', label: t`Renew` },
    { type: 'upgrade', label: t`Upgrade` },
    { type: 'append', label: t`Add more` },
  ];
  const open = labels.filter(({ type }) =>
    types.some(
      (offer) => offer.type === type && offer.open && offer.order_product_ids.includes(product.order_product_id),
    ),
  );
  if (open.length === 0) return null;
  return (
    <Group gap="xs" mt="md">
      {open.map(({ type, label }, index) => (
        <Button key={type} component={BareLink} href={paths.store(type)} variant={index === 0 ? 'filled' : 'default'}>
          {label}
        </Button>
      ))}
    </Group>
  );
}
