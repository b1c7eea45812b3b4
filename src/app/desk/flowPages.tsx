import type { ComponentType } from 'react';
import type { FlowName } from '#contract/calls/session.ts';
import { purchaseMachine } from '#machines/flows/purchase/machine.ts';
import { PurchaseFlow } from '../../flows/purchase/PurchaseFlow.tsx';
import { type Place, useFrozenActor } from './useFrozenActor.ts';

interface FrozenPageProps {
  readonly place: Place;
}

const nothing = () => {};

const noPurchase = { draft_id: '', key: '', order_type: null, typed: null };
const FrozenPurchase = ({ place }: FrozenPageProps) => (
  <PurchaseFlow actor={useFrozenActor(purchaseMachine, noPurchase, place)} onLeave={nothing} />
);

/** The page of each flow as it stood: it shows, and nothing can be done with it. */
export const flowPages: Readonly<Record<FlowName, ComponentType<FrozenPageProps>>> = {
  purchase: FrozenPurchase,
};
