import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Button, Loader, Stack } from '@mantine/core';
import { type ReactNode, useId, useRef } from 'react';
import type { Quote } from '#contract/entities/order.ts';
import type { PurchaseReason } from '#machines/flows/purchase/reasons.ts';
import type { PurchaseContext } from '#machines/flows/purchase/types.ts';
import { SummaryPanel } from '#src/flowkit/SummaryPanel.tsx';
import { MoneyText } from '#src/orders/MoneyText.tsx';
import { PriceLines } from '#src/orders/PriceLines.tsx';
import { Chosen } from './Chosen.tsx';
import { focusReason, Reasons } from './Reasons.tsx';

interface Props {
  readonly context: PurchaseContext;
  /** Whether a new price is being asked for: until it comes, the one before stands dimmed. */
  readonly asking: boolean;
  readonly status?: ReactNode;
  readonly reasons: readonly PurchaseReason[];
  /** Its label may hold the amount; the bar of a small screen then says it once. */
  readonly action: {
    readonly label: string;
    readonly holdsAmount?: boolean;
    /** It is being done: nothing can be pressed, and the focus stays. */
    readonly isBusy?: boolean;
    readonly can: boolean;
    readonly press: () => void;
  };
}

/** What is bought, what it costs and the one thing to do next. Pressed too early, the action leads to what is missing. */
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
          <Reasons reasons={reasons} />
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
            // The second press of a double click was meant for the step before, whose action stood in the same place.
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
