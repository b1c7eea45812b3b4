import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { Quote, QuotedVoucher } from '#contract/entities/order.ts';
import type { VoucherReason } from '#contract/entities/product.ts';
import { leftoverOf } from '#machines/lifecycles/vouchers.ts';
import { CheckCard } from '#src/forms/ChoiceCards.tsx';
import { useFormats } from '#src/i18n/useFormats.ts';
import { useVoucherLimits } from '#src/i18n/useVoucherLimits.ts';
import type { ViewProps } from '../view.ts';

interface Props extends Pick<ViewProps, 'snapshot' | 'send'> {
  readonly price: Quote;
}

export function VoucherLists(given: Props) {
  const { t } = useLingui();
  const { agency_vouchers, client_vouchers } = given.price.vouchers;
  if (agency_vouchers.length + client_vouchers.length === 0) {
    return (
      <Text c="dimmed">
        <Trans>No vouchers available</Trans>
      </Text>
    );
  }
  return (
    <>
      <VoucherList title={t`From your agency`} vouchers={agency_vouchers} {...given} />
      <VoucherList title={t`Your own`} vouchers={client_vouchers} {...given} />
    </>
  );
}

interface ListProps extends Props {
  readonly title: string;
  readonly vouchers: readonly QuotedVoucher[];
}

/**
 * A voucher that was once usable or chosen stays in the visible list, so that cards do not jump; the others are
 * collapsed.
 */
function VoucherList({ title, vouchers, ...given }: ListProps) {
  const chosen = given.snapshot.context.selection.vouchers;
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const added = vouchers
    .filter(({ usable, voucher_id }) => !shown.has(voucher_id) && (usable || chosen.includes(voucher_id)))
    .map(({ voucher_id }) => voucher_id);
  if (added.length > 0) setShown(new Set([...shown, ...added]));
  if (vouchers.length === 0) return null;
  const isInSight = ({ voucher_id }: QuotedVoucher) => shown.has(voucher_id);
  const card = (voucher: QuotedVoucher) => <VoucherCard key={voucher.voucher_id} voucher={voucher} {...given} />;
  const others = vouchers.filter((voucher) => !isInSight(voucher));
  return (
    <Stack gap="xs" role="group" aria-label={title}>
      <Title order={3} c="dimmed" fw={550}>
        {title}
      </Title>
      {vouchers.filter(isInSight).map(card)}
      {others.length > 0 && (
        <details>
          <summary>
            <Plural
              value={others.length}
              one="# voucher not valid for this order"
              other="# vouchers not valid for this order"
            />
          </summary>
          <Stack gap="xs" mt="xs">
            {others.map(card)}
          </Stack>
        </details>
      )}
    </Stack>
  );
}

const voucherReasonMessages = {
  expired: msg`This voucher has expired.`,
  not_yet_valid: msg`This voucher isn’t valid yet.`,
  used: msg`This voucher has already been used.`,
  wrong_currency: msg`This voucher is in another currency.`,
  below_minimum: msg`Your order is below this voucher’s minimum spend.`,
  wrong_type: msg`This voucher isn’t valid for this order type.`,
  wrong_plan: msg`This voucher isn’t valid for this plan.`,
  not_combinable: msg`You can use only one agency voucher per order.`,
  nothing_left: msg`Other vouchers already cover the full price.`,
} as const satisfies Record<VoucherReason, MessageDescriptor>;

function VoucherCard({ voucher, price, snapshot, send }: Props & { readonly voucher: QuotedVoucher }) {
  const { t } = useLingui();
  const { text, money, moment, span } = useFormats();
  const { voucher_id, minimum, usable, reason, valid_from, valid_until } = voucher;
  const limits = useVoucherLimits(snapshot.context.facts?.plans ?? [])(voucher);
  const selected = snapshot.context.selection.vouchers.includes(voucher_id);
  const period = span(valid_from, valid_until);
  const until = moment(valid_until);
  const least = minimum === null ? null : money(minimum);
  const leftover = leftoverOf(voucher, price.lines);
  const rest = leftover === null ? null : money(leftover.amount);
  return (
    <CheckCard
      title={text(voucher.name)}
      aside={<Worth voucher={voucher} />}
      checked={selected}
      disabled={!usable && !selected}
      onChange={(checked) => send({ type: checked ? 'voucher.apply' : 'voucher.remove', voucher_id })}
      description={
        <Stack component="span" gap={0}>
          <span>
            {least !== null && (
              <>
                <Trans>Minimum spend {least}</Trans> ·{' '}
              </>
            )}
            {reason === 'not_yet_valid' ? <Trans>Valid {period}</Trans> : <Trans>Valid until {until}</Trans>}
          </span>
          {limits.map((limit) => (
            <span key={limit}>{limit}</span>
          ))}
          {leftover !== null && (
            <Text component="span" c={leftover.isLost ? 'var(--warn)' : 'var(--good)'} fw={550}>
              {leftover.isLost ? (
                <Trans>{rest} of this voucher won’t be used and can’t be saved for later.</Trans>
              ) : (
                <Trans>{rest} of this voucher stays available for later orders.</Trans>
              )}
            </Text>
          )}
          {reason !== null && (
            <Text component="span" c={selected ? 'var(--bad)' : 'var(--warn)'} fw={selected ? 550 : 400}>
              {t(voucherReasonMessages[reason])}
            </Text>
          )}
        </Stack>
      }
    />
  );
}

/** Shows the remaining balance of a voucher that is partly spent. */
function Worth({ voucher: { worth, balance } }: { readonly voucher: QuotedVoucher }) {
  const { money, percentOff } = useFormats();
  if (worth.kind === 'percent') return percentOff(worth.percent);
  const amount = money(worth.amount);
  if (balance === null || balance.minor === 0 || balance.minor === worth.amount.minor)
    return <Trans>{amount} off</Trans>;
  const left = money(balance);
  return (
    <Trans>
      {left} of {amount} left
    </Trans>
  );
}
