import { Trans, useLingui } from '@lingui/react/macro';
import { SimpleGrid } from '@mantine/core';
import { z } from 'zod/mini';
import type { AdAccount } from '#contract/entities/product.ts';
import type { Prepaid } from '#contract/entities/selection.ts';
import { minorDigits } from '#contract/money.ts';
import { formatGroupedNumber, readNumber, typedNumber } from '#contract/typed.ts';
import type { StoreFacts } from '#machines/flows/purchase/ports.ts';
import { priceReasons } from '#machines/flows/purchase/reasons.ts';
import { faultReportingOf } from '#src/forms/faultReporting.ts';
import { messageId } from '#src/forms/fieldFaultMessages.ts';
import { NumberField } from '#src/forms/NumberField.tsx';
import { SelectField } from '#src/forms/SelectField.tsx';
import { useTypedForm } from '#src/forms/useTypedForm.ts';
import { useFormats } from '#src/i18n/useFormats.ts';
import { reasonMessages } from '../texts/reasons.ts';
import type { PurchaseSnapshot, ViewProps } from '../view.ts';

interface Props extends Pick<ViewProps, 'snapshot' | 'send'> {
  readonly facts: StoreFacts;
  readonly prepaid: Prepaid;
}

/** Checks only presence: the machine decides whether account and amount are allowed. */
const schema = z.object({
  account: z.string().check(z.minLength(1, messageId(reasonMessages.choose_ad_account.words))),
  amount: typedNumber({ missing: messageId(reasonMessages.enter_prepaid_fee.words) }),
});

/** Loaded on demand: most orders have no prepaid advertising. */
export function PrepaidFields({ facts, prepaid, snapshot, send }: Props) {
  const { t } = useLingui();
  const { money, currency } = useFormats();
  const digits = minorDigits[facts.currency];
  const scale = 10 ** digits;
  const { minimum, maximum } = facts.prepaid;
  const range = { from: money(minimum), to: money(maximum) };
  const problem = useProblem(snapshot);
  const minor = (amount: number | null) => (amount === null ? null : Math.round(amount * scale));
  const form = useTypedForm({
    id: 'purchase-prepaid',
    schema,
    labels: { account: t`Ad account`, amount: t`Prepaid advertising fee` },
    typed: {
      account: prepaid.cid ?? '',
      amount: prepaid.amount_minor === null ? '' : formatGroupedNumber(prepaid.amount_minor / scale),
    },
    keep: ({ account, amount }) =>
      send({ type: 'prepaid.set', prepaid: { cid: account || null, amount_minor: minor(readNumber(amount)) } }),
    checked: faultReportingOf(snapshot.context, send),
    problems: { account: problem('ad_account_not_granted'), amount: problem('prepaid_fee_out_of_range') },
  });
  const why = {
    granted: null,
    pending: t`access pending`,
    revoked: t`access withdrawn`,
  } as const satisfies Record<AdAccount['grant_status'], string | null>;
  const accounts = facts.ad_accounts.map(({ cid, name, grant_status }) => ({
    value: cid,
    label: [name, cid, why[grant_status]].filter((part) => part !== null).join(' · '),
    disabled: grant_status !== 'granted',
  }));
  return (
    <SimpleGrid minColWidth="min(15em, 100%)" autoFlow="auto-fit" spacing={14} style={{ alignItems: 'start' }}>
      <SelectField form={form} name="account" options={accounts} autoComplete="off" />
      <NumberField
        form={form}
        name="amount"
        decimals={digits}
        unit={currency(facts.currency)}
        help={
          <Trans>
            Between {range.from} and {range.to}
          </Trans>
        }
      />
    </SimpleGrid>
  );
}

function useProblem({ context }: PurchaseSnapshot) {
  const { t } = useLingui();
  const reasons = priceReasons(context);
  return (reason: 'prepaid_fee_out_of_range' | 'ad_account_not_granted') =>
    reasons.includes(reason) ? t(reasonMessages[reason].words) : undefined;
}
