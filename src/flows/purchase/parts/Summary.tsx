import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { type ReactNode, useId, useRef } from 'react';
import type { Quote } from '#contract/entities/order.ts';
import type { PurchaseReason } from '#machines/flows/purchase/reasons.ts';
import type { PurchaseContext } from '#machines/flows/purchase/types.ts';
import { MoneyText } from '#src/ui/MoneyText.tsx';
import { PriceLines } from '#src/ui/PriceLines.tsx';
import { SummaryPanel } from '#src/ui/SummaryPanel.tsx';
import { Chosen } from './Chosen.tsx';
import classes from './parts.module.css';
import { Reasons } from './Reasons.tsx';

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
    readonly can: boolean;
    readonly press: () => void;
  };
}

/** What is bought, what it costs and the one thing to do next. Pressed too early, the action shows what is missing. */
export function Summary({ context, asking, status, reasons, action }: Props) {
  const { t } = useLingui();
  const missing = useRef<HTMLDivElement>(null);
  const id = useId();
  const price = context.quote ?? (asking ? context.previous_quote : null);
  const stale = context.quote === null;
  return (
    <SummaryPanel
      title={t`Summary`}
      total={action.holdsAmount === true ? null : <Total stale={stale} price={price} />}
      reasons={
        <div ref={missing} id={id} tabIndex={-1} className={classes.missing}>
          {status}
          <Reasons reasons={reasons} />
        </div>
      }
      action={
        <Button
          className={classes.action}
          variant={action.can ? 'filled' : 'default'}
          aria-disabled={!action.can}
          aria-describedby={action.can ? undefined : id}
          onClick={() => (action.can ? action.press() : missing.current?.focus())}
        >
          {action.label}
        </Button>
      }
    >
      <Chosen context={context} />
      {price !== null && (
        <div className={classes.price} data-stale={stale || undefined} aria-busy={stale}>
          <PriceLines lines={price.lines} total={price.amount} original={price.original_amount} />
        </div>
      )}
    </SummaryPanel>
  );
}

function Total({ stale, price }: { readonly stale: boolean; readonly price: Quote | null }) {
  if (price === null) return <Trans>No price yet</Trans>;
  return (
    <span className={classes.price} data-stale={stale || undefined}>
      <MoneyText money={price.amount} strong />
    </span>
  );
}
