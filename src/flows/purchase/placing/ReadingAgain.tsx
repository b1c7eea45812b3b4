import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { links } from '../links.ts';
import { TextButton } from '../parts/TextButton.tsx';
import { Work } from '../parts/Work.tsx';
import type { ViewProps } from '../view.ts';
import { useFaultText } from '../words/faults.ts';
import { Busy } from './Busy.tsx';
import classes from './placing.module.css';

/** A receipt that is taken up again: it tells nothing before its order has been read anew. */
export function ReadingAgain() {
  const { t } = useLingui();
  return (
    <Work title={t`Your order has been placed`}>
      <Busy>
        <Trans>Looking how your order stands…</Trans>
      </Busy>
    </Work>
  );
}

export function Unread({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  const faultText = useFaultText();
  const { order, fault } = snapshot.context;
  if (order === null) return null;
  const number = order.order_no;
  return (
    <Work title={t`Your order has been placed`}>
      <Notice
        tone="warn"
        live="alert"
        support
        title={<Trans>How order {number} stands by now could not be read.</Trans>}
      >
        {faultText(fault)}
      </Notice>
      <div className={classes.actions}>
        <Button onClick={() => send({ type: 'order.check' })}>
          <Trans>Check again</Trans>
        </Button>
        <AppLink href={links.order(order.order_id)}>
          <Trans>Go to the order</Trans>
        </AppLink>
        <TextButton onClick={() => send({ type: 'receipt.leave' })}>
          <Trans>Buy something else</Trans>
        </TextButton>
      </div>
    </Work>
  );
}
