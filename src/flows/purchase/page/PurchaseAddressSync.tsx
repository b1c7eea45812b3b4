import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { OrderType } from '#contract/entities/product.ts';
import type { purchaseMachine } from '#machines/flows/purchase/machine.ts';
import type { PurchaseEvent } from '#machines/flows/purchase/types.ts';
import { useRunAddressSync } from '../../../runs/useRunAddressSync.ts';
import { paths, reviewHash } from '../../../ui/paths.ts';

interface Props {
  readonly actor: ActorRefFrom<typeof purchaseMachine>;
  /** Order type in the address; null if it names none. */
  readonly requested: OrderType | null;
}

const eventOfAddress: Readonly<Record<string, PurchaseEvent>> = {
  '': { type: 'selection.edit' },
  [reviewHash]: { type: 'order.review' },
};

function addressOf(snapshot: SnapshotFrom<typeof purchaseMachine>): string | null {
  const { facts, order, selection } = snapshot.context;
  // The next purchase begins with the order type in the address: do not overwrite it.
  if (snapshot.matches('finished') || (order === null && facts === null)) return null;
  const type = order === null ? selection.order_type : order.order_type;
  return paths.store(type) + (snapshot.matches('reviewing') ? reviewHash : '');
}

/** The address has the order type as its path; the review is a history entry of its own. */
export function PurchaseAddressSync({ actor, requested }: Props) {
  const navigation = useNavigationType();
  const requestedBefore = useRef(requested);

  useEffect(() => {
    const before = requestedBefore.current;
    requestedBefore.current = requested;
    // An address that the page wrote itself (REPLACE) arrives late and may be outdated: it is never a request of the
    // user.
    if (before === requested || requested === null || navigation === 'REPLACE') return;
    // A receipt has nothing to choose: it is resumed, and ends if the address asks for another type.
    const type = actor.getSnapshot().matches('placed') ? 'flow.resume' : 'type.choose';
    actor.send({ type, order_type: requested });
  }, [actor, requested, navigation]);

  useRunAddressSync({ actor, addressOf, pages: paths.store(), events: eventOfAddress, keepsScroll: true });
  return null;
}
