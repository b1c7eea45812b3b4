import '@mantine/core/styles/DataList.layer.css';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Badge, Box, Button, DataList, Group, SimpleGrid, Text } from '@mantine/core';
import { IconCalendarDue, IconCircleCheck, IconHourglassEmpty } from '@tabler/icons-react';
import type { ProductUsage } from '#contract/entities/actionItems.ts';
import {
  type Allowance,
  allowanceParts,
  type OrderType,
  type OrderTypeOffer,
  type OwnedProduct,
} from '#contract/entities/product.ts';
import { useAllowanceText } from '../../i18n/allowanceText.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { BareLink } from '../../ui/AppLink.tsx';
import { Card } from '../../ui/Card.tsx';
import type { Paths } from '../../ui/paths.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { isAlmostUsedUp, isOverused, renewalNoticeDays, shareOf } from './usage.ts';

interface ProductCardProps {
  readonly product: OwnedProduct;
  /** Undefined if unknown. */
  readonly usage: ProductUsage | undefined;
  readonly types: readonly OrderTypeOffer[];
  readonly now: Date;
  readonly paths: Paths;
}

export function ProductCard({ product, usage, types, now, paths }: ProductCardProps) {
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
              <Trans>Since {day(product.starts_at)}, no expiry</Trans>
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
            <Group component="ul" gap={6}>
              {product.systems.map((system) => (
                <Badge component="li" key={system.system_id} color="gray" radius="sm" fw={400}>
                  {text(system.name)}
                </Badge>
              ))}
            </Group>
          </DataList.ItemValue>
        </DataList.Item>
      </DataList>
      <Allowances allowance={product.allowance} usage={usage} />
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
    <StatusBadge tone={daysLeft <= renewalNoticeDays ? 'warn' : 'good'} icon={IconCalendarDue}>
      <Plural value={daysLeft} one="# day left" other="# days left" />
    </StatusBadge>
  );
}

function Allowances({ allowance, usage }: { allowance: Allowance; usage: ProductUsage | undefined }) {
  const { moment } = useFormats();
  const { name, amount } = useAllowanceText();
  return (
    <>
      <SimpleGrid component="dl" cols={{ base: 2, sm: 4 }} spacing="sm" mt="md" mb={0}>
        {allowanceParts
          .filter((part) => allowance[part] > 0)
          .map((part) => (
            <div key={part}>
              <Text component="dt" fz="sm" c="dimmed">
                {name(part)}
              </Text>
              <Text component="dd" fw={650}>
                {usage === undefined ? (
                  amount(part, allowance[part])
                ) : (
                  <UsedShare
                    used={amount(part, usage.used[part])}
                    allowed={amount(part, allowance[part])}
                    share={shareOf(part, allowance, usage.used)}
                  />
                )}
              </Text>
            </div>
          ))}
      </SimpleGrid>
      {usage !== undefined && (
        <Text fz="sm" c="dimmed" mt={6}>
          <Trans>Usage as of {moment(usage.at)}</Trans>
        </Text>
      )}
    </>
  );
}

function UsedShare({ used, allowed, share }: { used: string; allowed: string; share: number }) {
  return (
    <>
      <Trans>
        {used} of {allowed}
      </Trans>
      <Box h={6} mt={4} mb={2} bdrs={3} bg="var(--line)" style={{ overflow: 'hidden' }} aria-hidden="true">
        <Box
          h="100%"
          w={`${Math.min(share, 1) * 100}%`}
          bg={isAlmostUsedUp({ share }) ? 'var(--warn)' : 'var(--info)'}
        />
      </Box>
      {isAlmostUsedUp({ share }) && (
        <Text fz="sm" fw={400} c="var(--warn)">
          {isOverused({ share }) ? <Trans>Over plan limit</Trans> : <Trans>Almost used up</Trans>}
        </Text>
      )}
    </>
  );
}

function ProductActions({
  product,
  types,
  paths,
}: {
  product: OwnedProduct;
  types: readonly OrderTypeOffer[];
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
