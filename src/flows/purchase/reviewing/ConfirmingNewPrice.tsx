import { Trans, useLingui } from '@lingui/react/macro';
import { Button, DataList, Group, List, Text } from '@mantine/core';
import type { Money } from '#contract/money.ts';
import { Actions } from '#src/flowkit/Actions.tsx';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { Section } from '#src/flowkit/Section.tsx';
import { useFormats } from '#src/i18n/useFormats.ts';
import { MoneyText } from '#src/orders/MoneyText.tsx';
import { PriceLines } from '#src/orders/PriceLines.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import type { ViewProps } from '../view.ts';
import { askReasonMessages, EditButton } from './ConfirmingOrder.tsx';
import { priceChanges } from './priceChanges.ts';

/** The user must accept the new price before going on. */
export function ConfirmingNewPrice({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  const { money, time } = useFormats();
  const { quote, previous_quote, ask } = snapshot.context;
  if (quote === null) return null;
  const same = previous_quote?.amount.minor === quote.amount.minor;
  const total = money(quote.amount);
  const until = time(quote.expires_at);
  return (
    <PageFrame title={t`Confirm the price again`}>
      <Notice tone="info">
        <div>{t(askReasonMessages[ask ?? 'quote_changed'])}</div>
        <div>
          <Trans>Your order hasn’t been placed.</Trans>
        </div>
      </Notice>
      {same ? (
        <Text>
          <Trans>The total hasn’t changed: {total}</Trans>
        </Text>
      ) : (
        <Comparison before={previous_quote?.amount ?? null} now={quote.amount} />
      )}
      <PriceChangeList snapshot={snapshot} />
      <Section title={t`New price`} help={<Trans>Valid until {until}.</Trans>}>
        <PriceLines
          lines={quote.lines}
          total={quote.amount}
          original={quote.original_amount}
          remainingCredit={quote.remaining_credit}
        />
      </Section>
      <Actions>
        <Button onClick={() => send({ type: 'quote.accept' })}>
          <Trans>Continue with {total}</Trans>
        </Button>
        <EditButton send={send} />
      </Actions>
    </PageFrame>
  );
}

const Comparison = ({ before, now }: { readonly before: Money | null; readonly now: Money }) => (
  <DataList orientation="vertical">
    {before !== null && (
      <DataList.Item>
        <DataList.ItemLabel>
          <Trans>Previous total</Trans>
        </DataList.ItemLabel>
        <DataList.ItemValue fz="xl">
          <MoneyText money={before} struck />
        </DataList.ItemValue>
      </DataList.Item>
    )}
    <DataList.Item>
      <DataList.ItemLabel>
        <Trans>New total</Trans>
      </DataList.ItemLabel>
      <DataList.ItemValue fz="xl">
        <MoneyText money={now} strong />
      </DataList.ItemValue>
    </DataList.Item>
  </DataList>
);

function PriceChangeList({ snapshot }: Pick<ViewProps, 'snapshot'>) {
  const { t } = useLingui();
  const { text } = useFormats();
  const { quote, previous_quote } = snapshot.context;
  if (quote === null || previous_quote === null) return null;
  const changes = priceChanges(previous_quote, quote);
  if (changes.length === 0) return null;
  return (
    <Section title={t`What changed`}>
      <List listStyleType="none" spacing={6} styles={{ itemWrapper: { display: 'block' } }}>
        {changes.map(({ key, before, now, ...change }) => (
          <List.Item key={key}>
            <Group component="span" justify="space-between" gap="md">
              <span>
                {change.kind === 'line' ? text(change.name) : <Trans>Remaining credit, issued as a voucher</Trans>}
              </span>
              <span>
                {before === null ? <Trans>new</Trans> : <MoneyText money={before} struck />} →{' '}
                {now === null ? <Trans>no longer applies</Trans> : <MoneyText money={now} />}
              </span>
            </Group>
          </List.Item>
        ))}
      </List>
    </Section>
  );
}
