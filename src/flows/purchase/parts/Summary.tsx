import '@mantine/core/styles/DataList.layer.css';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Box, Button, DataList, Loader, Stack } from '@mantine/core';
import { type ReactNode, useId, useRef } from 'react';
import type { Quote } from '#contract/entities/order.ts';
import type { PurchaseReason } from '#machines/flows/purchase/reasons.ts';
import { planOfSelection, productOfSelection } from '#machines/flows/purchase/selection.ts';
import type { PurchaseContext } from '#machines/flows/purchase/types.ts';
import { ReasonList } from '#src/flowkit/ReasonList.tsx';
import { SummaryPanel } from '#src/flowkit/SummaryPanel.tsx';
import { orderTypeLabels } from '#src/i18n/orderLabels.ts';
import { useFormats } from '#src/i18n/useFormats.ts';
import { MoneyText } from '#src/orders/MoneyText.tsx';
import { PriceLines } from '#src/orders/PriceLines.tsx';
import { focusField } from '../fieldIds.ts';
import { reasonMessages } from '../texts/reasons.ts';

interface Props {
  readonly context: PurchaseContext;
  /** While a new price is loading, the previous one is shown dimmed. */
  readonly asking: boolean;
  readonly status?: ReactNode;
  readonly reasons: readonly PurchaseReason[];
  /** `holdsAmount`: the label contains the amount, so the bar on small screens does not repeat it. */
  readonly action: {
    readonly label: string;
    readonly holdsAmount?: boolean;
    /** In progress: presses are ignored, and the button keeps the focus. */
    readonly isBusy?: boolean;
    readonly can: boolean;
    readonly press: () => void;
  };
}

/** Pressed while it is not possible, the action leads to what is missing. */
export function Summary({ context, asking, status, reasons, action }: Props) {
  const { t } = useLingui();
  const missing = useRef<HTMLDivElement>(null);
  const id = useId();
  const price = context.quote ?? (asking ? context.previous_quote : null);
  const stale = context.quote === null;
  const isBusy = action.isBusy === true;
  return (
    <SummaryPanel
      title={t`Summary`}
      total={action.holdsAmount === true ? null : <Total stale={stale} price={price} />}
      reasons={
        <Stack ref={missing} id={id} tabIndex={-1} gap="xs">
          {status}
          <BlockingReasons reasons={reasons} />
        </Stack>
      }
      action={
        <Button
          size="md"
          variant={action.can || isBusy ? 'filled' : 'default'}
          aria-disabled={!action.can}
          aria-describedby={action.can || isBusy ? undefined : id}
          aria-busy={isBusy}
          leftSection={isBusy && <Loader size="xs" color="currentcolor" aria-hidden />}
          onClick={({ detail }) => {
            // The second press of a double click was meant for the button of the previous step, in the same place.
            if (detail > 1) return;
            if (action.can) action.press();
            else if (!isBusy && !focusReason(reasons)) missing.current?.focus();
          }}
        >
          {action.label}
        </Button>
      }
    >
      <Chosen context={context} />
      {price !== null && (
        <Box opacity={stale ? 0.6 : 1} aria-busy={stale}>
          <PriceLines
            lines={price.lines}
            total={price.amount}
            original={price.original_amount}
            remainingCredit={price.remaining_credit}
          />
        </Box>
      )}
    </SummaryPanel>
  );
}

function Total({ stale, price }: { readonly stale: boolean; readonly price: Quote | null }) {
  if (price === null) return <Trans>No price yet</Trans>;
  return (
    <Box component="span" opacity={stale ? 0.6 : 1}>
      <MoneyText money={price.amount} strong />
    </Box>
  );
}

/** False if none of the reasons can be resolved on this page. */
const focusReason = (reasons: readonly PurchaseReason[]): boolean =>
  reasons.some((reason) => focusField(reasonMessages[reason].fields));

function BlockingReasons({ reasons }: { readonly reasons: readonly PurchaseReason[] }) {
  const { t } = useLingui();
  const items = reasons
    .filter((reason) => reason !== 'price_missing')
    .map((reason) => {
      const { words, fields, way } = reasonMessages[reason];
      const text = t(words);
      return way === null
        ? { id: reason, text }
        : { id: reason, text, action: { label: t(way), onClick: () => focusField(fields) } };
    });
  return <ReasonList title={<Trans>Before you continue</Trans>} items={items} />;
}

function Chosen({ context }: { readonly context: PurchaseContext }) {
  const { t } = useLingui();
  const { text } = useFormats();
  const { facts, selection } = context;
  if (facts === null) return null;
  const plan = facts.plans.find(({ plan_id }) => plan_id === planOfSelection(facts, selection));
  const owned = productOfSelection(facts, selection);
  const changesPlan = selection.plan_id !== null && owned !== undefined;
  return (
    <DataList gap={4} labelWidth={72} mb="sm">
      <Row label={<Trans>Order type</Trans>}>{t(orderTypeLabels[selection.order_type])}</Row>
      {changesPlan && <Row label={<Trans>From</Trans>}>{text(owned.name)}</Row>}
      {plan !== undefined && <Row label={changesPlan ? <Trans>To</Trans> : <Trans>Plan</Trans>}>{text(plan.name)}</Row>}
      {selection.years !== null && (
        <Row label={<Trans>Term</Trans>}>
          <Plural value={selection.years} one="# year" other="# years" />
        </Row>
      )}
    </DataList>
  );
}

const Row = ({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) => (
  <DataList.Item>
    <DataList.ItemLabel>{label}</DataList.ItemLabel>
    <DataList.ItemValue ta="end">{children}</DataList.ItemValue>
  </DataList.Item>
);
