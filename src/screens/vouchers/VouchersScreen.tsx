import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconCircleCheck, IconClock, IconHourglassEmpty, IconReceipt } from '@tabler/icons-react';
import type { Voucher } from '#contract/entities/product.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { AppLink, BareLink } from '../../ui/AppLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import type { Paths } from '../paths.ts';
import { standingOf } from './standing.ts';
import classes from './VouchersScreen.module.css';

export interface VouchersScreenProps {
  readonly vouchers: readonly Voucher[];
  readonly now: Date;
  readonly paths: Paths;
}

/** The vouchers that the client holds or has held: usable ones first. */
export function VouchersScreen({ vouchers, now, paths }: VouchersScreenProps) {
  const { t } = useLingui();
  const usable = vouchers.filter((voucher) => standingOf(voucher, now) === 'usable');
  const others = vouchers.filter((voucher) => standingOf(voucher, now) !== 'usable');
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
      {vouchers.length === 0 && (
        <Card>
          <EmptyState
            picture="vouchers"
            title={<Trans>You have no vouchers.</Trans>}
            text={<Trans>Vouchers that you or your agency receive appear here and on the purchase page.</Trans>}
          />
        </Card>
      )}
      {vouchers.length > 0 && (
        <ul className={classes.vouchers}>
          {[...usable, ...others].map((voucher) => (
            <li key={voucher.voucher_id}>
              <VoucherCard voucher={voucher} now={now} paths={paths} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function VoucherCard({ voucher, now, paths }: { voucher: Voucher; now: Date; paths: Paths }) {
  const { text, money, day, bindingDay, number } = useFormats();
  return (
    <Card title={text(voucher.name)} aside={<Standing voucher={voucher} now={now} />}>
      <div className={classes.worth}>
        {voucher.worth.kind === 'amount' ? (
          money(voucher.worth.amount)
        ) : (
          <Trans>{number(voucher.worth.percent)}% off</Trans>
        )}
      </div>
      <div>{voucher.holder === 'agency' ? <Trans>From your agency</Trans> : <Trans>Your own</Trans>}</div>
      <div>
        {voucher.minimum === null ? <Trans>No minimum</Trans> : <Trans>From {money(voucher.minimum)} on</Trans>}
      </div>
      <div className={classes.dim}>
        <Trans>
          Valid {day(voucher.valid_from)} – {bindingDay(voucher.valid_until)}
        </Trans>
      </div>
      {voucher.used_by_order_id !== null && (
        <AppLink href={paths.order(voucher.used_by_order_id)}>
          <Trans>View the order it was used on</Trans>
        </AppLink>
      )}
    </Card>
  );
}

function Standing({ voucher, now }: { voucher: Voucher; now: Date }) {
  switch (standingOf(voucher, now)) {
    case 'usable':
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
    case 'notYet':
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
  }
}
