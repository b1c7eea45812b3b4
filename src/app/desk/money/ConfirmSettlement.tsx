import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { createActor } from 'xstate';
import type { DeskMoney } from '#contract/calls/deskPayments.ts';
import type { Settlement } from '#contract/entities/payment.ts';
import type { reviewMachine } from '#machines/parts/review.ts';
import { Busy } from '../../../flowkit/Busy.tsx';
import { useRefusalText } from '../../../flowkit/faultText.ts';
import { Polling } from '../../../flowkit/Polling.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Notice } from '../../../ui/Notice.tsx';

/** What a reviewer can say of money. */
export type NextSettlement = Exclude<Settlement, 'undecided'>;

interface ConfirmSettlementProps {
  readonly money: DeskMoney;
  readonly next: NextSettlement;
  readonly open: boolean;
  readonly newKey: () => string;
  readonly machine: () => typeof reviewMachine;
  readonly onClose: (isDecided: boolean) => void;
}

/** What becomes of money is said once more before it is decided: the client of its order is told at once. */
export function ConfirmSettlement({ money: sum, next, open, newKey, machine, onClose }: ConfirmSettlementProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  const [review] = useState(() =>
    createActor(machine(), { input: { subject_id: sum.received_id, parts: [], reasoned: [], marks: [] } }).start(),
  );
  const snapshot = useSelector(review, (current) => current);
  const isDecided = snapshot.matches('decided');
  const tell = useEffectEvent(() => onClose(true));
  useEffect(() => {
    if (isDecided) tell();
  }, [isDecided]);
  const amount = money(sum.amount);
  const order = sum.order?.order_no ?? '–';
  const titles: Readonly<Record<NextSettlement, string>> = {
    matched: t`Does ${amount} pay the order ${order}?`,
    to_refund: t`Is ${amount} to be given back?`,
    refunded: t`Has ${amount} been given back?`,
  };
  const texts: Readonly<Record<NextSettlement, string>> = {
    matched: t`The order counts as paid from now on, and the client is told.`,
    to_refund:
      sum.order === null
        ? t`It will not pay any order. Nobody is told, as it names none.`
        : t`It will not pay any order. The client is told that it will be given back.`,
    refunded:
      sum.order === null
        ? t`Confirm it once the transfer has been carried out. Nobody is told, as it names no order.`
        : t`Confirm it once the transfer has been carried out: the client is told.`,
  };
  const isOpen = snapshot.matches('open');
  return (
    <Dialog
      open={open}
      title={titles[next]}
      onClose={() => onClose(false)}
      actions={
        <>
          <Button variant="default" onClick={() => onClose(false)}>
            {isOpen ? <Trans>Back</Trans> : <Trans>Close</Trans>}
          </Button>
          {isOpen && (
            <Button onClick={() => review.send({ type: 'verdict.give', verdict: next, key: newKey() })}>
              <Trans>Yes</Trans>
            </Button>
          )}
        </>
      }
    >
      {isOpen && <Text>{texts[next]}</Text>}
      {snapshot.matches('deciding') && (
        <Busy>
          <Trans>Your decision is being sent…</Trans>
        </Busy>
      )}
      {snapshot.matches('lookingUp') && (
        <Polling
          polling={snapshot.children.lookUp}
          asking={<Trans>We did not hear back, so we are asking whether your decision has arrived.</Trans>}
          unknown={<Trans>We keep asking. It is decided once, however often it is asked.</Trans>}
        >
          {null}
        </Polling>
      )}
      {snapshot.matches('overtaken') && (
        <Notice tone="info" live="alert" title={<Trans>Somebody else has decided it meanwhile.</Trans>} />
      )}
      {snapshot.matches({ open: 'refused' }) && <Refused refusal={snapshot.context.refusal} />}
    </Dialog>
  );
}

type Refusal = Parameters<ReturnType<typeof useRefusalText>>[0];

function Refused({ refusal }: { readonly refusal: Refusal | null }) {
  const refusalText = useRefusalText();
  return (
    <Notice tone="bad" live="alert" title={<Trans>Nothing has been decided.</Trans>}>
      {refusal === null ? '' : refusalText(refusal)}
    </Notice>
  );
}
