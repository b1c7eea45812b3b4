import type { ReactNode } from 'react';
import { type AnyActor, createActor } from 'xstate';
import { cancelOrderMachine } from '#machines/flows/cancelOrder/machine.ts';
import { purchaseMachine } from '#machines/flows/purchase/machine.ts';
import { CancelOrderFlow } from '#src/flows/cancelOrder/CancelOrderFlow.tsx';
import { PurchaseFlow } from '#src/flows/purchase/PurchaseFlow.tsx';
import type { Model } from '../../pathways/model.ts';
import config from '../../pathways.config.ts';
import { type HeldPorts, holdAll } from '../machines/heldPorts.ts';

/** A flow that runs with its ports held, and its views. */
interface Shown {
  readonly model: Model;
  readonly actor: AnyActor;
  readonly view: ReactNode;
}

/** The flows of the gallery, by the name in its address. */
export const flows: Readonly<Record<string, (ports: HeldPorts) => Shown>> = {
  cancelOrder: (ports) => {
    const model = config.models.cancelOrder;
    const actor = createActor(holdAll(cancelOrderMachine, ports), { input: model.input }).start();
    return { model, actor, view: <CancelOrderFlow actor={actor} /> };
  },
  purchase: (ports) => {
    const model = config.models.purchase;
    const actor = createActor(holdAll(purchaseMachine, ports), { input: model.input }).start();
    return { model, actor, view: <PurchaseFlow actor={actor} onLeave={() => {}} /> };
  },
};
