import { Text } from '@mantine/core';
import type { Money } from '#contract/money.ts';
import type { SignDisplay } from '#src/i18n/amounts.ts';
import { useFormats } from '#src/i18n/useFormats.ts';

interface MoneyTextProps {
  readonly money: Money;
  /** `always` for amounts that are added or subtracted. */
  readonly sign?: SignDisplay;
  readonly strong?: boolean;
  /** No longer valid. */
  readonly struck?: boolean;
}

export function MoneyText({ money, sign = 'auto', strong = false, struck = false }: MoneyTextProps) {
  const text = useFormats().money(money, { sign });
  return (
    <Text
      component={struck ? 's' : 'span'}
      {...(struck && { td: 'line-through' })}
      {...(strong && { fw: 650 })}
      style={{ whiteSpace: 'nowrap' }}
    >
      {text}
    </Text>
  );
}
