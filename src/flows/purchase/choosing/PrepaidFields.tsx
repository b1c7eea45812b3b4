import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect, NumberInput } from '@mantine/core';
import { Controller, useForm } from 'react-hook-form';
import type { AdAccount } from '#contract/entities/product.ts';
import type { Prepaid } from '#contract/entities/selection.ts';
import { minorDigits } from '#contract/money.ts';
import type { StoreFacts } from '#machines/flows/purchase/ports.ts';
import { priceReasons } from '#machines/flows/purchase/reasons.ts';
import type { CurrencyMark } from '#src/i18n/amounts.ts';
import { useFormats } from '#src/i18n/useFormats.ts';
import { fields } from '../fields.ts';
import type { PurchaseSnapshot } from '../leaf.ts';
import type { ViewProps } from '../view.ts';
import { reasonWords } from '../words/reasons.ts';
import classes from './choosing.module.css';

interface Props extends Pick<ViewProps, 'snapshot' | 'send'> {
  readonly facts: StoreFacts;
  readonly prepaid: Prepaid;
}

/** Which ad account is topped up, and by how much. Fetched once somebody wants to: most orders do without. */
export function PrepaidFields(props: Props) {
  return (
    <div className={classes.pair}>
      <AccountSelect {...props} />
      <AmountInput {...props} />
    </div>
  );
}

function AccountSelect({ facts, prepaid, snapshot, send }: Props) {
  const { t } = useLingui();
  const why = {
    granted: null,
    pending: t`waiting for access`,
    revoked: t`access withdrawn`,
  } as const satisfies Record<AdAccount['grant_status'], string | null>;
  const options = facts.ad_accounts.map(({ cid, name, grant_status }) => ({
    value: cid,
    label: [name, cid, why[grant_status]].filter((part) => part !== null).join(' · '),
    disabled: grant_status !== 'granted',
  }));
  return (
    <NativeSelect
      id={fields.prepaidAccount}
      label={t`Ad account`}
      value={prepaid.cid ?? ''}
      onChange={(event) => send({ type: 'prepaid.set', prepaid: { ...prepaid, cid: event.currentTarget.value } })}
      data={[{ value: '', label: t`Please choose`, disabled: true }, ...options]}
      error={useProblem(snapshot, 'ad_account_not_granted')}
    />
  );
}

function AmountInput({ facts, prepaid, snapshot, send }: Props) {
  const { t } = useLingui();
  const { money, currency } = useFormats();
  const digits = minorDigits[facts.currency];
  const scale = 10 ** digits;
  const { control, formState } = useForm<{ amount: string | number }>({
    defaultValues: { amount: prepaid.amount_minor === null ? '' : prepaid.amount_minor / scale },
  });
  const { minimum, maximum } = facts.prepaid;
  const range = { from: money(minimum), to: money(maximum) };
  const problem = useProblem(snapshot, 'prepaid_fee_out_of_range');
  const missing = useProblem(snapshot, 'enter_prepaid_fee');
  const minor = (amount: string | number) => (amount === '' ? null : Math.round(Number(amount) * scale));
  return (
    <Controller
      control={control}
      name="amount"
      render={({ field }) => (
        <NumberInput
          ref={field.ref}
          id={fields.prepaidAmount}
          label={t`Prepaid advertising fee`}
          description={
            <Trans>
              Between {range.from} and {range.to}
            </Trans>
          }
          value={field.value}
          onBlur={field.onBlur}
          onChange={(amount) => {
            field.onChange(amount);
            send({ type: 'prepaid.set', prepaid: { ...prepaid, amount_minor: minor(amount) } });
          }}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          thousandSeparator=","
          decimalScale={digits}
          allowNegative={false}
          hideControls
          inputMode="decimal"
          {...sectionOf(currency(facts.currency))}
          error={problem ?? (formState.touchedFields.amount === true ? missing : undefined)}
        />
      )}
    />
  );
}

const sectionOf = ({ text, side }: CurrencyMark) => {
  const mark = <span className={classes.currency}>{text}</span>;
  return side === 'before'
    ? { leftSection: mark, leftSectionWidth: 52 }
    : { rightSection: mark, rightSectionWidth: 52 };
};

/** The words for the first of these reasons that stands against the price. */
function useProblem(
  { context }: PurchaseSnapshot,
  reason: 'enter_prepaid_fee' | 'prepaid_fee_out_of_range' | 'ad_account_not_granted',
) {
  const { t } = useLingui();
  return priceReasons(context).includes(reason) ? t(reasonWords[reason].words) : undefined;
}
