import { Plural, Trans } from '@lingui/react/macro';
import { Box, Group, Stack, Text } from '@mantine/core';
import type { PriceLine } from '#contract/entities/order.ts';
import type { Money } from '#contract/money.ts';
import { useCreditTerms } from '#src/i18n/useCreditTerms.ts';
import { useFormats } from '#src/i18n/useFormats.ts';
import { MoneyText } from './MoneyText.tsx';
import classes from './PriceLines.module.css';

interface PriceLinesProps {
  readonly lines: readonly PriceLine[];
  readonly total: Money;
  /** Shown struck through if it is more than the total. */
  readonly original?: Money;
  readonly totalLabel?: string;
  readonly remainingCredit?: Money | null;
}

const spreadRow = { justify: 'space-between', align: 'baseline', gap: 'md', wrap: 'nowrap' } as const;

export function PriceLines({ lines, total, original, totalLabel, remainingCredit = null }: PriceLinesProps) {
  const { text } = useFormats();
  return (
    <Stack component="dl" gap="xs">
      {lines.map((line) => (
        <Group key={`${line.kind}:${line.ref}`} {...spreadRow}>
          <Box component="dt" miw={0} style={{ overflowWrap: 'anywhere' }}>
            {text(line.name)}
            <LineQuantity line={line} />
          </Box>
          <Text component="dd" ta="end" c={line.amount.minor < 0 ? 'var(--good)' : 'inherit'}>
            <MoneyText money={line.amount} sign={line.amount.minor < 0 ? 'always' : 'auto'} />
          </Text>
        </Group>
      ))}
      <Group {...spreadRow} pt={10} fw={650} style={{ borderBlockStart: '1px solid var(--line)' }}>
        <dt>{totalLabel ?? <Trans>Total</Trans>}</dt>
        <Text component="dd" ta="end" fz="xl">
          {original !== undefined && original.minor > total.minor && (
            <Text fz="sm" c="dimmed" fw={400}>
              <MoneyText money={original} struck />
            </Text>
          )}
          <MoneyText money={total} strong />
        </Text>
      </Group>
      {remainingCredit !== null && <RemainingCredit money={remainingCredit} />}
    </Stack>
  );
}

function LineQuantity({ line }: { line: PriceLine }) {
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

/** The voucher that the activation issues for unused time. */
export function RemainingCredit({ money }: { readonly money: Money }) {
  const creditTerms = useCreditTerms();
  return (
    <>
      <Group justify="space-between" align="baseline" gap="md" wrap="nowrap" fw={550}>
        <dt>
          <Trans>Remaining credit, issued as a voucher</Trans>
        </dt>
        <Text component="dd" ta="end" fw={650} c="var(--good)">
          <MoneyText money={money} />
        </Text>
      </Group>
      <Text component="dd" fz="sm" c="dimmed">
        {creditTerms(money)}
      </Text>
    </>
  );
}
