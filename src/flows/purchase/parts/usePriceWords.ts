import { useLingui } from '@lingui/react/macro';
import { useFormats } from '#src/i18n/useFormats.ts';
import type { ViewProps } from '../view.ts';

/** What a screen reader is told of the price while it changes. */
export function usePriceWords(snapshot: ViewProps['snapshot']): string {
  const { t } = useLingui();
  const { money } = useFormats();
  if (!snapshot.matches('choosing')) return '';
  const { quote } = snapshot.context;
  if (snapshot.matches({ choosing: { price: 'quoting' } })) return t`Updating the price…`;
  if (quote === null) return '';
  const total = money(quote.amount);
  return t`Total ${total}`;
}
