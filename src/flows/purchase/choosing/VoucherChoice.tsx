import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { QuotedVoucher } from '#contract/entities/order.ts';
import { lastingReasons } from '#machines/lifecycles/vouchers.ts';
import { Section } from '#src/flowkit/Section.tsx';
import { CurrenciesInSight, currenciesOf } from '#src/i18n/CurrenciesInSight.tsx';
import { useFormats } from '#src/i18n/useFormats.ts';
import { useVoucherLimits } from '#src/i18n/useVoucherLimits.ts';
import { fields } from '../fields.ts';
import type { ViewProps } from '../view.ts';
import { type VoucherReason, voucherReasonWords } from '../words/vouchers.ts';
import classes from './choosing.module.css';

type Props = Pick<ViewProps, 'snapshot' | 'send'>;

/** The vouchers as the last price knows them: usable ones to choose, the others with why not. */
export function VoucherChoice({ snapshot, send }: Props) {
  const { t } = useLingui();
  const { quote, previous_quote } = snapshot.context;
  const vouchers = (quote ?? previous_quote)?.vouchers;
  return (
    <Section id={fields.vouchers} title={t`Vouchers`}>
      <VoucherWords vouchers={vouchers} />
      {vouchers !== undefined && (
        <CurrenciesInSight currencies={currenciesOf([...vouchers.agency_vouchers, ...vouchers.client_vouchers])}>
          <VoucherList
            title={t`From your agency`}
            vouchers={vouchers.agency_vouchers}
            snapshot={snapshot}
            send={send}
          />
          <VoucherList title={t`Your own`} vouchers={vouchers.client_vouchers} snapshot={snapshot} send={send} />
        </CurrenciesInSight>
      )}
    </Section>
  );
}

interface Lists {
  readonly agency_vouchers: readonly QuotedVoucher[];
  readonly client_vouchers: readonly QuotedVoucher[];
}

function VoucherWords({ vouchers }: { readonly vouchers: Lists | undefined }) {
  if (vouchers === undefined) {
    return (
      <p className={classes.plain}>
        <Trans>Your vouchers appear here together with the price.</Trans>
      </p>
    );
  }
  if (vouchers.agency_vouchers.length + vouchers.client_vouchers.length > 0) return null;
  return (
    <p className={classes.plain}>
      <Trans>You have no vouchers.</Trans>
    </p>
  );
}

interface ListProps extends Props {
  readonly title: string;
  readonly vouchers: readonly QuotedVoucher[];
}

function VoucherList({ title, vouchers, snapshot, send }: ListProps) {
  if (vouchers.length === 0) return null;
  return (
    <div className={classes.rows} role="group" aria-label={title}>
      <h3 className={classes.subtitle}>{title}</h3>
      {lastingRefusalsLast(vouchers).map((voucher) => (
        <VoucherCard key={voucher.voucher_id} voucher={voucher} snapshot={snapshot} send={send} />
      ))}
    </div>
  );
}

/** Refusals that no other choice would lift go below; the others stay, so that nothing moves while choosing. */
function lastingRefusalsLast(vouchers: readonly QuotedVoucher[]): readonly QuotedVoucher[] {
  const lasts = ({ reason }: QuotedVoucher) => reason !== null && lastingRefusals.has(reason);
  return [...vouchers.filter((voucher) => !lasts(voucher)), ...vouchers.filter(lasts)];
}

const lastingRefusals: ReadonlySet<VoucherReason> = new Set(lastingReasons);

function VoucherCard({ voucher, snapshot, send }: Props & { readonly voucher: QuotedVoucher }) {
  const { t } = useLingui();
  const id = useId();
  const { text, money, moment, span } = useFormats();
  const { voucher_id, worth, minimum, usable, reason, valid_from, valid_until } = voucher;
  const limits = useVoucherLimits(snapshot.context.facts?.plans ?? [])(voucher);
  const selected = snapshot.context.selection.vouchers.includes(voucher_id);
  const period = span(valid_from, valid_until);
  const until = moment(valid_until);
  const least = minimum === null ? null : money(minimum);
  return (
    <div className={classes.voucher} data-chosen={selected || undefined}>
      <label className={classes.voucherLabel}>
        <input
          type="checkbox"
          className={classes.mark}
          checked={selected}
          disabled={!usable && !selected}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-about`}
          onChange={(event) =>
            send({ type: event.currentTarget.checked ? 'voucher.apply' : 'voucher.remove', voucher_id })
          }
        />
        <span className={classes.voucherWords}>
          <span className={classes.voucherHead}>
            <span id={`${id}-name`} className={classes.extraName}>
              {text(voucher.name)}
            </span>
            <span className={classes.price}>
              <Worth worth={worth} />
            </span>
          </span>
          <span id={`${id}-about`} className={classes.voucherAbout}>
            <span className={classes.dimmed}>
              {least !== null && (
                <>
                  <Trans>from {least}</Trans> ·{' '}
                </>
              )}
              {reason === 'not_yet_valid' ? <Trans>valid {period}</Trans> : <Trans>valid until {until}</Trans>}
            </span>
            {limits.map((limit) => (
              <span key={limit} className={classes.dimmed}>
                {limit}
              </span>
            ))}
            {reason !== null && (
              <span className={classes.refusal} data-chosen={selected || undefined}>
                {t(voucherReasonWords[reason])}
              </span>
            )}
          </span>
        </span>
      </label>
    </div>
  );
}

function Worth({ worth }: { readonly worth: QuotedVoucher['worth'] }) {
  const { money } = useFormats();
  if (worth.kind === 'percent') {
    const { percent } = worth;
    return <Trans>{percent}% off</Trans>;
  }
  const amount = money(worth.amount);
  return <Trans>{amount} off</Trans>;
}
