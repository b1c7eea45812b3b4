import { Plural, Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { PriceLine } from '#contract/entities/order.ts';
import type { Money } from '#contract/money.ts';
import { useFormats } from '#src/i18n/useFormats.ts';
import { MoneyText } from './MoneyText.tsx';
import classes from './PriceLines.module.css';

interface PriceLinesProps {
  readonly lines: readonly PriceLine[];
  readonly total: Money;
  /** Shown struck out above the total where it was more. */
  readonly original?: Money;
  readonly totalLabel?: string;
}

/** What a price is made of, line by line, down to the total. Reductions carry their sign. */
export function PriceLines({ lines, total, original, totalLabel }: PriceLinesProps) {
  const { text } = useFormats();
  return (
    <dl className={classes.lines}>
      {lines.map((line) => (
        <div key={`${line.kind}:${line.ref}`} data-reduces={line.amount.minor < 0 || undefined}>
          <dt>
            {text(line.name)}
            <LineMeasure line={line} />
          </dt>
          <dd>
            <MoneyText money={line.amount} sign={line.amount.minor < 0 ? 'always' : 'auto'} />
          </dd>
        </div>
      ))}
      <div className={classes.total}>
        <dt>{totalLabel ?? <Trans>Total</Trans>}</dt>
        <Text component="dd" inherit fz="xl">
          {original !== undefined && original.minor > total.minor && (
            <Text fz="sm" c="dimmed" fw={400}>
              <MoneyText money={original} struck />
            </Text>
          )}
          <MoneyText money={total} strong />
        </Text>
      </div>
    </dl>
  );
}

function LineMeasure({ line }: { line: PriceLine }) {
  const { number } = useFormats();
  if (line.quantity === 1 && line.years === null) return null;
  return (
    <span className={classes.measure}>
      {line.quantity > 1 && <span>× {number(line.quantity)}</span>}
      {line.years !== null && (
        <span>
          <Plural value={line.years} one="# year" other="# years" />
        </span>
      )}
    </span>
  );
}
