import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ActivationTerms } from '#contract/entities/activation.ts';
import { type Allowance, allowanceParts } from '#contract/entities/product.ts';
import { useAllowanceText } from '#src/i18n/allowanceText.ts';
import { useFormats } from '#src/i18n/useFormats.ts';
import { DetailList } from '#src/ui/DetailList.tsx';

interface TermRowsProps {
  readonly terms: Pick<ActivationTerms, 'plan' | 'starts_at' | 'ends_at' | 'days' | 'allowance'>;
  /** The allowance before the activation; null to show none. */
  readonly before?: Allowance | null;
}

export function TermRows({ terms, before = null }: TermRowsProps) {
  const { t } = useLingui();
  const { text, day, span } = useFormats();
  const { plan, starts_at, ends_at, days, allowance } = terms;
  const { name } = useAllowanceText();
  const amount = useAllowanceChange(before);
  const rows = [
    { id: 'plan', label: t`Plan`, value: text(plan) },
    {
      id: 'term',
      label: t`Service period`,
      value: ends_at === null ? <Trans>From {day(starts_at)}, no expiry</Trans> : span(starts_at, ends_at),
    },
    ...(days === null
      ? []
      : [{ id: 'days', label: t`Duration`, value: <Plural value={days} one="# day" other="# days" /> }]),
    ...allowanceParts.map((part) => ({ id: part, label: name(part), value: amount(allowance, part) })),
  ];
  return <DetailList rows={rows} />;
}

/** Adds the earlier amount where it differs. */
function useAllowanceChange(before: Allowance | null) {
  const words = useAllowanceText();
  return (allowance: Allowance, part: keyof Allowance) => {
    const written = (value: number) => words.amount(part, value);
    const now = written(allowance[part]);
    if (before === null || before[part] === allowance[part]) return now;
    const earlier = written(before[part]);
    return (
      <Trans>
        {now} (currently {earlier})
      </Trans>
    );
  };
}
