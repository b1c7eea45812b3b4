import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { purchaseMachine } from '#machines/flows/purchase/machine.ts';
import { FlowFrame } from '#src/flowkit/FlowFrame.tsx';
import { leavesOf, viewIn } from '#src/flowkit/leaf.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { ChoosingView } from './choosing/ChoosingView.tsx';
import { priceViews } from './choosing/priceViews.tsx';
import { recommendationViews } from './choosing/recommendationViews.tsx';
import { pageIn } from './page.ts';
import { PurchaseSteps } from './parts/PurchaseSteps.tsx';
import { usePriceWords } from './parts/usePriceWords.ts';
import type { ViewProps } from './view.ts';
import { views } from './views.tsx';
import './styles.ts';

interface Props extends Pick<ViewProps, 'onLeave'> {
  readonly actor: ActorRefFrom<typeof purchaseMachine>;
}

/** The purchase as a person walks it: the view of the state in which its machine is. */
export function PurchaseFlow({ actor, onLeave }: Props) {
  const { t } = useLingui();
  const snapshot = useSelector(actor, (state) => state);
  const view = { snapshot, send: actor.send, onLeave };
  return (
    <FlowFrame label={t`Purchase`} page={pageIn(snapshot)}>
      <PurchaseSteps snapshot={snapshot} send={actor.send} />
      <VisuallyHidden live>{usePriceWords(snapshot)}</VisuallyHidden>
      <Current {...view} />
    </FlowFrame>
  );
}

function Current(props: ViewProps) {
  const leaves = leavesOf(props.snapshot.value);
  if (props.snapshot.matches('choosing')) {
    const Price = viewIn(priceViews, leaves);
    const Recommendation = viewIn(recommendationViews, leaves);
    return (
      <ChoosingView
        {...props}
        price={Price && <Price {...props} />}
        recommendation={Recommendation && <Recommendation {...props} />}
      />
    );
  }
  const Page = viewIn(views, leaves);
  return Page && <Page {...props} />;
}
