import { useMemo } from 'react';
import { type AnyMachineSnapshot, createActor } from 'xstate';
import { purchaseMachine } from '#machines/flows/purchase/machine.ts';
import { PurchaseFlow } from '../../flows/purchase/PurchaseFlow.tsx';

const nothing = () => {};

/** The page of a purchase as it stood in a place: it shows, and nothing can be done with it. */
export function StandingPurchase({ place }: { readonly place: Pick<AnyMachineSnapshot, 'value' | 'context'> }) {
  const { value, context } = place;
  const actor = useMemo(() => {
    const snapshot = purchaseMachine.getPersistedSnapshot(purchaseMachine.resolveState({ value, context }));
    // Never started: it asks nothing and goes nowhere.
    return createActor(purchaseMachine, { input: { draft_id: '', key: '', order_type: null, typed: null }, snapshot });
  }, [value, context]);
  return <PurchaseFlow actor={actor} onLeave={nothing} />;
}
