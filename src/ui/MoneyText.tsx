import type { Money } from '#contract/money.ts';
import type { Sign } from '../i18n/amounts.ts';
import { useFormats } from '../i18n/useFormats.ts';
import classes from './MoneyText.module.css';

interface MoneyTextProps {
  readonly money: Money;
  /** `always` for what is added or taken off. */
  readonly sign?: Sign;
  readonly strong?: boolean;
  /** An amount that no longer holds. */
  readonly struck?: boolean;
}

/** An amount with its currency, in figures that stand under each other. */
export function MoneyText({ money, sign = 'auto', strong = false, struck = false }: MoneyTextProps) {
  const text = useFormats().money(money, { sign });
  const Tag = struck ? 's' : 'span';
  return (
    <Tag className={classes.money} data-strong={strong || undefined}>
      {text}
    </Tag>
  );
}
