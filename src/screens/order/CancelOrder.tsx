import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ErrorName } from '#contract/codes.ts';
import type { OrderDetail } from '#contract/entities/order.ts';
import { type FaultName, useErrorText } from '../../i18n/errorText.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Notice } from '../../ui/Notice.tsx';

export type CancelOutcome =
  | { readonly kind: 'cancelled' }
  /** Neither cancelled nor refused: the server says something instead. */
  | { readonly kind: 'notice'; readonly msg: string }
  /** The browser is on its way to the sign-in page. */
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'refused'; readonly error: ErrorName | null; readonly msg: string }
  | { readonly kind: 'fault'; readonly fault: FaultName };

interface CancelOrderProps {
  readonly order: OrderDetail;
  readonly newKey: () => string;
  readonly cancel: (key: string) => Promise<CancelOutcome>;
}

/**
 * Cancels an order once it has been confirmed. The key is made when the dialog opens and kept while it stands, so
 * that trying again after an answer that did not come asks for the same thing.
 */
export function CancelOrder({ order, newKey, cancel }: CancelOrderProps) {
  const [key, setKey] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<CancelOutcome | null>(null);

  const open = () => {
    setFailed(null);
    setKey(newKey());
  };
  const confirm = async (held: string) => {
    setBusy(true);
    const outcome = await cancel(held);
    setBusy(false);
    if (outcome.kind === 'cancelled') setKey(null);
    else setFailed(outcome);
  };

  return (
    <>
      <Button variant="subtle" color="red" c="var(--bad)" onClick={open}>
        <Trans>Cancel this order</Trans>
      </Button>
      <ConfirmDialog
        open={key !== null}
        title={<Trans>Cancel order {order.order_no}?</Trans>}
        confirmLabel={<Trans>Cancel the order</Trans>}
        destructive
        busy={busy}
        onClose={() => setKey(null)}
        onConfirm={() => {
          if (key !== null) void confirm(key);
        }}
      >
        <span>
          <Trans>A cancelled order cannot be restored. Vouchers used on it become available again.</Trans>
        </span>
        {failed !== null && <Failed outcome={failed} />}
      </ConfirmDialog>
    </>
  );
}

function Failed({ outcome }: { outcome: CancelOutcome }) {
  const { refusalText, faultText } = useErrorText();
  switch (outcome.kind) {
    case 'cancelled':
    case 'signedOut':
      return null;
    case 'notice':
      return (
        <Notice tone="info" live="status" title={<Trans>The cancellation has not been confirmed.</Trans>}>
          {outcome.msg}
        </Notice>
      );
    case 'refused':
      return <Refused text={refusalText(outcome.error, outcome.msg)} />;
    case 'fault':
      return <Refused text={faultText(outcome.fault)} />;
  }
}

const Refused = ({ text }: { readonly text: string }) => (
  <Notice tone="bad" live="alert" support>
    {text}
  </Notice>
);
