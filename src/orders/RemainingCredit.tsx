import { Trans } from '@lingui/react/macro';
import { Group, Text } from '@mantine/core';
import type { Money } from '#contract/money.ts';
import { useCreditTerms } from '#src/i18n/useCreditTerms.ts';
import { MoneyText } from './MoneyText.tsx';

/** What is left of a credit for unused time, as an entry below a total: the voucher that the activation issues. */
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
