import { Trans, useLingui } from '@lingui/react/macro';
import { Button, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconCircleCheck, IconClock, IconCoins, IconHourglassEmpty, IconReceipt } from '@tabler/icons-react';
import type { Plan, Voucher } from '#contract/entities/product.ts';
import type { Currency } from '#contract/money.ts';
import { type LastingReason, lastingReason } from '#machines/lifecycles/vouchers.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useVoucherLimits } from '../../i18n/useVoucherLimits.ts';
import { AppLink, BareLink } from '../../ui/AppLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import type { Paths } from '../../ui/paths.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { RedeemForm, type Redemption } from './RedeemForm.tsx';

export interface VouchersScreenProps {
  readonly vouchers: readonly Voucher[];
  /** The plans that vouchers can be limited to. */
  readonly plans: readonly Plan[];
  /** What the client pays in. */
  readonly currency: Currency;
  readonly now: Date;
  readonly paths: Paths;
  readonly redeem: (code: string) => Promise<Redemption>;
}

/** The vouchers that the client holds or has held: usable ones first. */
export function VouchersScreen({ vouchers, plans, currency, now, paths, redeem }: VouchersScreenProps) {
  const { t } = useLingui();
  const limitsOf = useVoucherLimits(plans);
  const standing = vouchers.map((voucher) => ({ voucher, reason: lastingReason(voucher, { now, currency }) }));
  const usable = standing.filter(({ reason }) => reason === null);
  const others = standing.filter(({ reason }) => reason !== null);
  return (
    <>
      <PageHeader
        title={t`My vouchers`}
        actions={
          usable.length > 0 && (
            <Button component={BareLink} href={paths.store()}>
              <Trans>Use in a purchase</Trans>
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
              title={<Trans>You have no vouchers.</Trans>}
              text={<Trans>Vouchers that you or your agency receive appear here and on the purchase page.</Trans>}
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
  readonly voucher: Voucher;
  /** Why it cannot be used, whatever is ordered. */
  readonly reason: LastingReason | null;
  readonly limits: readonly string[];
  readonly paths: Paths;
}

function VoucherCard({ voucher, reason, limits, paths }: VoucherCardProps) {
  const { text, money, span, percentOff } = useFormats();
  const period = span(voucher.valid_from, voucher.valid_until);
  return (
    <Card title={text(voucher.name)} aside={<Standing reason={reason} />}>
      <Text fz="1.375rem" fw={650}>
        {voucher.worth.kind === 'amount' ? money(voucher.worth.amount) : percentOff(voucher.worth.percent)}
      </Text>
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
      {voucher.used_by_order_id !== null && (
        <AppLink href={paths.order(voucher.used_by_order_id)}>
          <Trans>View the order it was used on</Trans>
        </AppLink>
      )}
    </Card>
  );
}

function Standing({ reason }: Pick<VoucherCardProps, 'reason'>) {
  switch (reason) {
    case null:
      return (
        <StatusBadge tone="good" icon={IconCircleCheck}>
          <Trans>Usable</Trans>
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
          <Trans>In another currency</Trans>
        </StatusBadge>
      );
  }
}
