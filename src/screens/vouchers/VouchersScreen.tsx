import { Trans, useLingui } from '@lingui/react/macro';
import { Button, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconCircleCheck, IconClock, IconCoins, IconHourglassEmpty, IconReceipt } from '@tabler/icons-react';
import type { HeldVoucher, Plan } from '#contract/entities/product.ts';
import type { Currency } from '#contract/money.ts';
import { type OrderIndependentReason, orderIndependentReason } from '#machines/lifecycles/vouchers.ts';
import { MoneyText } from '#src/orders/MoneyText.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { useVoucherLimits } from '../../i18n/useVoucherLimits.ts';
import { AppLink, BareLink } from '../../ui/AppLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import type { Paths } from '../../ui/paths.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { RedeemForm, type RedeemResult } from './RedeemForm.tsx';

export interface VouchersScreenProps {
  readonly vouchers: readonly HeldVoucher[];
  readonly plans: readonly Plan[];
  readonly currency: Currency;
  readonly now: Date;
  readonly paths: Paths;
  readonly redeem: (code: string) => Promise<RedeemResult>;
}

/** Usable vouchers first. */
export function VouchersScreen({ vouchers, plans, currency, now, paths, redeem }: VouchersScreenProps) {
  const { t } = useLingui();
  const limitsOf = useVoucherLimits(plans);
  const standing = vouchers.map((voucher) => ({ voucher, reason: orderIndependentReason(voucher, { now, currency }) }));
  const usable = standing.filter(({ reason }) => reason === null);
  const others = standing.filter(({ reason }) => reason !== null);
  return (
    <>
      <PageHeader
        title={t`My vouchers`}
        actions={
          usable.length > 0 && (
            <Button component={BareLink} href={paths.store()}>
              <Trans>Buy with a voucher</Trans>
            </Button>
          )
        }
      />
      <Stack>
        <RedeemForm redeem={redeem} />
        {vouchers.length === 0 && (
          <Card>
            <EmptyState
              picture="vouchers"
              title={<Trans>No vouchers available</Trans>}
              text={<Trans>Vouchers issued to you or your agency appear here and on the purchase page.</Trans>}
              action={
                <Button component={BareLink} href={paths.store()} variant="default">
                  <Trans>Go to the store</Trans>
                </Button>
              }
            />
          </Card>
        )}
        {vouchers.length > 0 && (
          <SimpleGrid component="ul" cols={{ base: 1, xs: 2, md: 3 }} spacing="sm">
            {[...usable, ...others].map(({ voucher, reason }) => (
              <li key={voucher.voucher_id} style={{ display: 'grid' }}>
                <VoucherCard voucher={voucher} reason={reason} limits={limitsOf(voucher)} paths={paths} />
              </li>
            ))}
          </SimpleGrid>
        )}
      </Stack>
    </>
  );
}

interface VoucherCardProps {
  readonly voucher: HeldVoucher;
  /** Why it is unusable for any order; null if usable. */
  readonly reason: OrderIndependentReason | null;
  readonly limits: readonly string[];
  readonly paths: Paths;
}

function VoucherCard({ voucher, reason, limits, paths }: VoucherCardProps) {
  const { text, money, span } = useFormats();
  const period = span(voucher.valid_from, voucher.valid_until);
  return (
    <Card title={text(voucher.name)} aside={<VoucherStatusBadge reason={reason} />}>
      <Worth voucher={voucher} />
      <div>{voucher.holder === 'agency' ? <Trans>From your agency</Trans> : <Trans>Your own</Trans>}</div>
      <div>
        {voucher.minimum === null ? (
          <Trans>No minimum spend</Trans>
        ) : (
          <Trans>Orders from {money(voucher.minimum)}</Trans>
        )}
      </div>
      {limits.map((limit) => (
        <div key={limit}>{limit}</div>
      ))}
      <Text fz="sm" c="dimmed" style={{ wordBreak: 'keep-all' }}>
        <Trans>Valid {period}</Trans>
      </Text>
      {voucher.issued_by_order_id !== null && (
        <AppLink href={paths.order(voucher.issued_by_order_id)}>
          <Trans>View original order</Trans>
        </AppLink>
      )}
      <SpendingList voucher={voucher} paths={paths} />
    </Card>
  );
}

/** The worth; for one that can be spent in parts, the balance. */
function Worth({ voucher: { worth, balance, spend } }: Pick<VoucherCardProps, 'voucher'>) {
  const { money, percentOff } = useFormats();
  if (worth.kind === 'percent') return <Amount>{percentOff(worth.percent)}</Amount>;
  const whole = money(worth.amount);
  if (spend === 'once' || balance === null) return <Amount>{whole}</Amount>;
  return (
    <>
      <Amount>{money(balance)}</Amount>
      <div>
        {balance.minor === worth.amount.minor ? (
          <Trans>Can be used across several orders</Trans>
        ) : (
          <Trans>left of {whole}. Can be used across several orders</Trans>
        )}
      </div>
    </>
  );
}

const Amount = ({ children }: { readonly children: string }) => (
  <Text fz="1.375rem" fw={650}>
    {children}
  </Text>
);

function SpendingList({ voucher, paths }: Pick<VoucherCardProps, 'voucher' | 'paths'>) {
  const { t } = useLingui();
  const { day } = useFormats();
  if (voucher.spent_on.length === 0) return null;
  return (
    <Stack component="ul" gap={4} aria-label={t`Used on`} fz="sm">
      {voucher.spent_on.map(({ order_id, order_no, amount, at }) => (
        <li key={order_id}>
          <AppLink href={paths.order(order_id)}>{order_no}</AppLink> · {day(at)} ·{' '}
          <MoneyText money={{ ...amount, minor: 0 - amount.minor }} sign="always" />
        </li>
      ))}
    </Stack>
  );
}

function VoucherStatusBadge({ reason }: Pick<VoucherCardProps, 'reason'>) {
  switch (reason) {
    case null:
      return (
        <StatusBadge tone="good" icon={IconCircleCheck}>
          <Trans>Available</Trans>
        </StatusBadge>
      );
    case 'used':
      return (
        <StatusBadge tone="plain" icon={IconReceipt}>
          <Trans>Used</Trans>
        </StatusBadge>
      );
    case 'not_yet_valid':
      return (
        <StatusBadge tone="info" icon={IconClock}>
          <Trans>Not yet valid</Trans>
        </StatusBadge>
      );
    case 'expired':
      return (
        <StatusBadge tone="plain" icon={IconHourglassEmpty}>
          <Trans>Expired</Trans>
        </StatusBadge>
      );
    case 'wrong_currency':
      return (
        <StatusBadge tone="plain" icon={IconCoins}>
          <Trans>Different currency</Trans>
        </StatusBadge>
      );
  }
}
