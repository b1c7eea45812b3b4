import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useHref, useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import type { OrderType } from '#contract/entities/product.ts';
import type { purchaseMachine } from '#machines/flows/purchase/machine.ts';
import { paths, reviewHash } from '../../../ui/paths.ts';

interface Props {
  readonly actor: ActorRefFrom<typeof purchaseMachine>;
  /** The order type that the address names. */
  readonly requested: OrderType | null;
}

/**
 * Keeps the address and the purchase the same, whichever of them is changed: the order type as its path, and the
 * review as an entry of its own, so that the browser's way back leads from the review to choosing.
 */
export function PurchaseInAddress({ actor, requested }: Props) {
  const navigate = useNavigate();
  const { hash } = useLocation();
  // What this part has written into the address arrives late and may no longer hold: it is never heard as a wish.
  const navigation = useNavigationType();
  const loading = useNavigation().location?.pathname ?? null;
  const store = useHref(paths.store());
  const requestedBefore = useRef(requested);
  const hashBefore = useRef(hash);
  const chosen = useSelector(actor, (snapshot) => {
    const { facts, order, selection } = snapshot.context;
    // What the address asks for is what the next purchase begins with.
    if (snapshot.matches('over')) return null;
    if (order !== null) return order.order_type;
    return facts === null ? null : selection.order_type;
  });
  const isReviewed = useSelector(actor, (snapshot) => snapshot.matches('reviewing'));

  useEffect(() => {
    const before = requestedBefore.current;
    requestedBefore.current = requested;
    if (before === requested || requested === null || navigation === 'REPLACE') return;
    // A receipt has nothing to choose: it is taken up again, and over where another type is asked for.
    const type = actor.getSnapshot().matches('placed') ? 'flow.resume' : 'type.choose';
    actor.send({ type, order_type: requested });
  }, [actor, requested, navigation]);

  const write = useEffectEvent((type: OrderType, isReview: boolean) => {
    // Writing the address would call off the navigation to a page that is still loading.
    if (loading?.startsWith(store) === false) return;
    const isShown = window.location.hash === reviewHash;
    // The focus stays where it is: the person is choosing, or the view of the review takes it.
    const here = { preventScrollReset: true, state: { keepFocus: true } };
    if (isReview && !isShown) void navigate(paths.store(type) + reviewHash, here);
    else void navigate(paths.store(type) + (isReview ? reviewHash : ''), { ...here, replace: true });
  });

  useEffect(() => {
    if (chosen !== null) write(chosen, isReviewed);
  }, [chosen, isReviewed]);

  useEffect(() => {
    const before = hashBefore.current;
    hashBefore.current = hash;
    if (before === hash || navigation !== 'POP') return;
    if (hash === reviewHash) actor.send({ type: 'order.review' });
    else if (before === reviewHash) actor.send({ type: 'selection.edit' });
  }, [actor, hash, navigation]);
  return null;
}
