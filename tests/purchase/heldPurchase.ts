import { purchaseMachine } from '#machines/flows/purchase/machine.ts';
import type { PurchasePorts } from '#machines/flows/purchase/ports.ts';
import type { HeldPorts } from '../machines/heldPorts.ts';

/** The purchase machine with ports that hold each question until somebody lets it end. */
export const heldPurchase = (ports: HeldPorts): typeof purchaseMachine =>
  purchaseMachine.provide({
    actors: {
      loadStore: ports.port('loadStore'),
      quotePrice: ports.port('quotePrice'),
      verifyInvite: ports.port('verifyInvite'),
      placeOrder: ports.port('placeOrder'),
      findOrder: ports.port('findOrder'),
      untilMoment: ports.port('untilMoment'),
      momentIn: ports.port('momentIn'),
    } satisfies PurchasePorts,
  });
