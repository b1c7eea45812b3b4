import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useLayoutEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { purchaseMachine } from '#machines/flows/purchase/machine.ts';
import { FlowFrame } from '#src/flowkit/FlowFrame.tsx';
import { leavesOf, viewIn } from '#src/flowkit/leaf.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { ChoosingView } from './choosing/ChoosingView.tsx';
import { priceViews } from './choosing/priceViews.tsx';
import { storeViews } from './choosing/storeViews.tsx';
import type { PurchaseSnapshot } from './leaf.ts';
import { isLater, pageIn } from './pageIn.ts';
import { LaterAwaited } from './parts/LaterAwaited.tsx';
import { PurchaseSteps } from './parts/PurchaseSteps.tsx';
import { usePriceWords } from './parts/usePriceWords.ts';
import type { Later, ViewProps } from './view.ts';
import './styles.ts';

interface Props extends Pick<ViewProps, 'onLeave'> {
  readonly actor: ActorRefFrom<typeof purchaseMachine>;
  readonly later: Later;
}

/** The purchase as a person walks it: the view of the state in which its machine is. */
export function PurchaseFlow({ actor, onLeave, later }: Props) {
  const { t } = useLingui();
  const snapshot = useSelector(actor, (state) => state);
  const view = { snapshot, send: actor.send, onLeave };
  useFetchingAhead(later, snapshot);
  const page = isLater(snapshot) && typeof later !== 'function' ? later.state : pageIn(snapshot);
  return (
    <FlowFrame label={t`Purchase`} page={page}>
      <PurchaseSteps snapshot={snapshot} send={actor.send} />
      <VisuallyHidden live>{usePriceWords(snapshot)}</VisuallyHidden>
      <Current {...view} later={later} />
    </FlowFrame>
  );
}

/** Fetches what comes after choosing as soon as somebody can go on to it, and once more when they have. */
function useFetchingAhead(later: Later, snapshot: PurchaseSnapshot): void {
  const isHere = isLater(snapshot);
  const isNext = snapshot.can({ type: 'order.review' });
  const fetch = typeof later === 'function' ? null : later.fetch;
  useLayoutEffect(() => {
    if (isHere || isNext) fetch?.();
  }, [isHere, isNext, fetch]);
}

function Current({ later: LaterView, ...props }: ViewProps & { readonly later: Later }) {
  const leaves = leavesOf(props.snapshot.value);
  if (props.snapshot.matches('choosing')) {
    const Price = viewIn(priceViews, leaves);
    return <ChoosingView {...props} price={Price && <Price {...props} />} />;
  }
  const Page = viewIn(storeViews, leaves);
  if (Page !== undefined) return <Page {...props} />;
  return typeof LaterView === 'function' ? <LaterView {...props} /> : <LaterAwaited {...LaterView} />;
}
