import type { ComponentType } from 'react';
import type { FlowName } from '#contract/calls/session.ts';
import { cancelOrderMachine } from '#machines/flows/cancelOrder/machine.ts';
import { purchaseMachine } from '#machines/flows/purchase/machine.ts';
import { CancelOrderFlow } from '../../flows/cancelOrder/CancelOrderFlow.tsx';
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

const noCancellation = { key: '', order_id: '' };
const FrozenCancellation = ({ place }: FrozenPageProps) => (
  <CancelOrderFlow actor={useFrozenActor(cancelOrderMachine, noCancellation, place)} />
);

/** The page of each flow as it stood: it shows, and nothing can be done with it. */
export const flowPages: Readonly<Record<FlowName, ComponentType<FrozenPageProps>>> = {
  purchase: FrozenPurchase,
  cancelOrder: FrozenCancellation,
};
