import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ActivationTerms } from '#contract/entities/activation.ts';
import type { Allowance } from '#contract/entities/product.ts';
import { useFormats } from '#src/i18n/useFormats.ts';
import { Receipt } from '#src/ui/Receipt.tsx';

interface TermRowsProps {
  readonly terms: Pick<ActivationTerms, 'plan' | 'starts_at' | 'ends_at' | 'days' | 'allowance'>;
  /** What the product held before, where that is to be told. */
  readonly before?: Allowance | null;
}

/** What is in use, from when to when, and how much of it. */
export function TermRows({ terms, before = null }: TermRowsProps) {
  const { t } = useLingui();
  const { text, day, span } = useFormats();
  const { plan, starts_at, ends_at, days, allowance } = terms;
  const amount = useAmount(before);
  const rows = [
    { id: 'plan', label: t`Plan`, value: text(plan) },
    {
      id: 'term',
      label: t`In use`,
      value: ends_at === null ? <Trans>From {day(starts_at)}, without an end</Trans> : span(starts_at, ends_at),
    },
    ...(days === null
      ? []
      : [{ id: 'days', label: t`Length`, value: <Plural value={days} one="# day" other="# days" /> }]),
    { id: 'accounts', label: t`Accounts`, value: amount(allowance, 'accounts') },
    { id: 'storage', label: t`Storage`, value: amount(allowance, 'storage_gb') },
    { id: 'edm', label: t`Marketing e-mails`, value: amount(allowance, 'edm') },
    { id: 'api', label: t`API calls a year`, value: amount(allowance, 'api_calls') },
  ];
  return <Receipt rows={rows} />;
}

/** Says how much there is of something, and how much there was where that differs. */
function useAmount(before: Allowance | null) {
  const { number } = useFormats();
  return (allowance: Allowance, part: keyof Allowance) => {
    const written = (value: number) => (part === 'storage_gb' ? `${number(value)} GB` : number(value));
    const now = written(allowance[part]);
    if (before === null || before[part] === allowance[part]) return now;
    const earlier = written(before[part]);
    return (
      <Trans>
        {now} (now {earlier})
      </Trans>
    );
  };
}
