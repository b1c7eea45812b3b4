import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { OrderType } from '#contract/entities/product.ts';
import type { purchaseMachine } from '#machines/flows/purchase/machine.ts';
import { orderTypeLabels } from '../../../i18n/orderLabels.ts';
import classes from '../../../runs/RunNotices.module.css';
import { Notice } from '../../../ui/Notice.tsx';
import { typeReasonMessages } from '../texts/orderTypes.ts';

interface ClosedTypeProps {
  readonly actor: ActorRefFrom<typeof purchaseMachine>;
  /** The order type in the address when the page was opened. */
  readonly requested: OrderType;
}

/** Explains why a link's order type is not selected: it is closed to the client. */
export function ClosedType({ actor, requested }: ClosedTypeProps) {
  const { t } = useLingui();
  const [isClosed, setClosed] = useState(false);
  const isChosen = useSelector(actor, (snapshot) => snapshot.matches('choosing'));
  const offer = useSelector(actor, ({ context }) => context.facts?.types.find(({ type }) => type === requested));
  if (isClosed || !isChosen || offer === undefined || offer.open) return null;
  const wanted = t(orderTypeLabels[requested]);
  return (
    <div className={classes.origin}>
      <Notice tone="info" title={<Trans>{wanted} isn’t available right now.</Trans>} onClose={() => setClosed(true)}>
        {offer.reasons.map(({ reason }) => (
          <div key={reason}>{t(typeReasonMessages[reason])}</div>
        ))}
      </Notice>
    </div>
  );
}
