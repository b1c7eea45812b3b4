import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { purchaseMachine } from '#machines/flows/purchase/machine.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { ChoosingView } from './choosing/ChoosingView.tsx';
import { inviteViews } from './choosing/inviteViews.tsx';
import { priceViews } from './choosing/priceViews.tsx';
import { leavesOf } from './leaf.ts';
import { pageIn } from './page.ts';
import { PurchaseSteps } from './parts/PurchaseSteps.tsx';
import classes from './parts/parts.module.css';
import { usePriceWords } from './parts/usePriceWords.ts';
import type { ViewProps } from './view.ts';
import { viewIn, views } from './views.tsx';
import './styles.ts';

interface Props extends Pick<ViewProps, 'onLeave'> {
  readonly actor: ActorRefFrom<typeof purchaseMachine>;
}

/** The purchase as a person walks it: the view of the state in which its machine is. */
export function PurchaseFlow({ actor, onLeave }: Props) {
  const { t } = useLingui();
  const snapshot = useSelector(actor, (state) => state);
  const root = useFocusOnEntry(pageIn(snapshot));
  const view = { snapshot, send: actor.send, onLeave };
  return (
    <section ref={root} className={classes.flow} aria-label={t`Purchase`}>
      <PurchaseSteps snapshot={snapshot} send={actor.send} />
      <VisuallyHidden live>{usePriceWords(snapshot)}</VisuallyHidden>
      <Current {...view} />
    </section>
  );
}

function Current(props: ViewProps) {
  const leaves = leavesOf(props.snapshot.value);
  if (props.snapshot.matches('choosing')) {
    const Price = viewIn(priceViews, leaves);
    const Invite = viewIn(inviteViews, leaves);
    return <ChoosingView {...props} price={Price && <Price {...props} />} invite={Invite && <Invite {...props} />} />;
  }
  const Page = viewIn(views, leaves);
  return Page && <Page {...props} />;
}

/** Moves the focus to the heading when another place is entered, unless the person is busy outside of the flow. */
function useFocusOnEntry(place: string) {
  const root = useRef<HTMLElement>(null);
  const entered = useRef(place);
  useEffect(() => {
    if (entered.current === place) return;
    entered.current = place;
    const { activeElement } = document;
    const isFree = activeElement === null || activeElement === document.body || root.current?.contains(activeElement);
    if (!isFree) return;
    root.current?.querySelector('h1')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [place]);
  return root;
}
