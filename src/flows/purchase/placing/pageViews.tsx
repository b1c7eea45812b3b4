import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { Fault } from '#machines/kit/fault.ts';
import { orderTypeWords } from '#src/i18n/orderWords.ts';
import { useFormats } from '#src/i18n/useFormats.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { LoadingState } from '#src/ui/LoadingState.tsx';
import { ReasonList } from '#src/ui/ReasonList.tsx';
import type { PageLeaf } from '../leaf.ts';
import { links } from '../links.ts';
import { TextButton } from '../parts/TextButton.tsx';
import { useClosedReasons } from '../parts/useClosedReasons.ts';
import { Work } from '../parts/Work.tsx';
import { OrderInWords } from '../reviewing/OrderInWords.tsx';
import { reviewViews } from '../reviewing/reviewViews.tsx';
import type { View, ViewProps } from '../view.ts';
import { useFaultText } from '../words/faults.ts';

import { Busy } from './Busy.tsx';
import { LookingUp } from './LookingUp.tsx';
import { Placed } from './Placed.tsx';
import classes from './placing.module.css';
import { ReadingAgain, Unread } from './ReadingAgain.tsx';

function Loading() {
  const { t } = useLingui();
  return (
    <Work title={t`What do you want to buy?`}>
      <LoadingState rows={6} rowHeight={76} />
    </Work>
  );
}

/** What support asks for about a fault; nothing where its words say it all. */
const detailOf = (fault: Fault | null): { readonly details?: string } =>
  fault?.kind === 'broken' ? { details: fault.detail } : {};

function Unavailable({ snapshot, send, onLeave }: ViewProps) {
  const { t } = useLingui();
  const faultText = useFaultText();
  const { fault } = snapshot.context;
  return (
    <Work title={t`What do you want to buy?`}>
      <ErrorState
        title={faultText(fault)}
        lost={<Trans>The offers could not be loaded. Nothing is lost: what you chose before is kept.</Trans>}
        onRetry={() => send({ type: 'store.retry' })}
        {...detailOf(fault)}
      >
        <TextButton onClick={onLeave}>
          <Trans>To my products</Trans>
        </TextButton>
      </ErrorState>
    </Work>
  );
}

function Closed({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  const closedReasons = useClosedReasons(snapshot, send);
  return (
    <Work
      title={t`Nothing can be bought at present`}
      description={<Trans>Each order type is closed for now; here is why, and what to do.</Trans>}
    >
      {snapshot.context.facts?.types.map((offer) => (
        <section key={offer.type} className={classes.closed}>
          <h2 className={classes.title}>{t(orderTypeWords[offer.type])}</h2>
          <ReasonList items={closedReasons(offer)} />
        </section>
      ))}
      <div className={classes.actions}>
        <Button onClick={() => send({ type: 'store.retry' })}>
          <Trans>Check again</Trans>
        </Button>
        <AppLink href={links.orders}>
          <Trans>My orders</Trans>
        </AppLink>
      </div>
    </Work>
  );
}

function Placing({ snapshot }: ViewProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { quote } = snapshot.context;
  const amount = quote === null ? '' : money(quote.amount);
  return (
    <Work title={t`Placing your order`}>
      <Busy>
        <Trans>
          Your order of {amount} is being placed. Please do not close this page; whatever happens, nothing is ordered
          twice.
        </Trans>
      </Busy>
      <OrderInWords context={snapshot.context} />
    </Work>
  );
}

/** The view of each state that fills the page by itself. */
export const pageViews = {
  ...reviewViews,
  loading: Loading,
  opening: Loading,
  unavailable: Unavailable,
  closed: Closed,
  placing: Placing,
  checkingOrder: LookingUp,
  'orderUnknown.timing': LookingUp,
  'orderUnknown.waiting': LookingUp,
  'orderUnknown.asking': LookingUp,
  'placed.current': Placed,
  'placed.reading': ReadingAgain,
  'placed.unread': Unread,
  over: Loading,
} as const satisfies Record<PageLeaf, View>;
