import { isDeepStrictEqual } from 'node:util';
import type { Selection } from '#contract/entities/selection.ts';
import type { StoreFacts } from '#machines/flows/purchase/ports.ts';
import { isRecommendationVerified, takesRecommendation } from '#machines/flows/purchase/reasons.ts';
import { fitToStore } from '#machines/flows/purchase/selection.ts';
import type { PurchaseContext } from '#machines/flows/purchase/types.ts';
import { type Account, accounts } from './accounts.ts';
import type { Catalogue, Pin } from './pin.ts';
import { pins } from './pins.ts';

/** What the world knows of a purchase, as far as answers depend on it. */
export interface Knows {
  /** Who buys; nobody has seen a store before it was loaded. */
  readonly account: Account | null;
  /** The name of what the selection comes to. */
  readonly pin: string | null;
  /** What was placed for this purchase: what is chosen here, something else from another window, or what is cancelled. */
  readonly order: 'none' | 'placed' | 'other' | 'cancelled';
  readonly catalogue: Catalogue;
}

export const knowsNothing: Knows = { account: null, pin: null, order: 'none', catalogue: 'ordinary' };

/** What a selection comes to for whoever buys; null where that is not pinned. With facts, after they are loaded. */
export function pinFor({ account, catalogue }: Knows, context: PurchaseContext, facts?: StoreFacts): Pin | null {
  const counted = withCountingCode(context);
  const selection = facts === undefined ? counted : fitToStore(facts, counted, context.asked_type);
  const found = pins.find(
    (pin) =>
      account !== null &&
      pin.client === accounts[account].client &&
      (pin.catalogue === catalogue || pin.price === null) &&
      isDeepStrictEqual(pin.selection, selection),
  );
  return found ?? null;
}

/** A recommendation code counts only where it has been verified. */
const withCountingCode = (context: PurchaseContext): Selection => ({
  ...context.selection,
  invite_code: takesRecommendation(context) && isRecommendationVerified(context) ? context.selection.invite_code : '',
});
