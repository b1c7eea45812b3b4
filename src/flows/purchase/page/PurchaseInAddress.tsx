import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useHref, useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import type { OrderType } from '#contract/entities/product.ts';
import type { purchaseMachine } from '#machines/flows/purchase/machine.ts';
import { paths, reviewHash } from '../../../ui/paths.ts';

interface Props {
  readonly actor: ActorRefFrom<typeof purchaseMachine>;
  /** Order type in the address; null if it names none. */
  readonly requested: OrderType | null;
}

/**
 * Keeps the address and the purchase in step, whichever changes: the order type is the path, and the review is a
 * history entry of its own, so that the browser's back button leads from the review to choosing.
 */
export function PurchaseInAddress({ actor, requested }: Props) {
  const navigate = useNavigate();
  const { hash } = useLocation();
  // An address that this component wrote itself (REPLACE) arrives late and may be outdated: it is never a request of
  // the user.
  const navigation = useNavigationType();
  const loading = useNavigation().location?.pathname ?? null;
  const store = useHref(paths.store());
  const requestedBefore = useRef(requested);
  const hashBefore = useRef(hash);
  const chosen = useSelector(actor, (snapshot) => {
    const { facts, order, selection } = snapshot.context;
    // The next purchase begins with the order type in the address: do not overwrite it.
    if (snapshot.matches('over')) return null;
    if (order !== null) return order.order_type;
    return facts === null ? null : selection.order_type;
  });
  const isReviewed = useSelector(actor, (snapshot) => snapshot.matches('reviewing'));

  useEffect(() => {
    const before = requestedBefore.current;
    requestedBefore.current = requested;
    if (before === requested || requested === null || navigation === 'REPLACE') return;
    // A receipt has nothing to choose: it is resumed, and ends if the address asks for another type.
    const type = actor.getSnapshot().matches('placed') ? 'flow.resume' : 'type.choose';
    actor.send({ type, order_type: requested });
  }, [actor, requested, navigation]);

  const write = useEffectEvent((type: OrderType, isReview: boolean) => {
    // Writing the address would cancel the navigation to a page that is still loading.
    if (loading?.startsWith(store) === false) return;
    const isShown = window.location.hash === reviewHash;
    // The focus stays: the user is choosing, or the view of the review takes it.
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
