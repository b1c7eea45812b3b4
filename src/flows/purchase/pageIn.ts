import { leavesOf } from '#src/flowkit/leaf.ts';
import { laterStates, type PurchaseSnapshot } from './leaf.ts';

/**
 * The page that a state is part of: while a price is renewed or an order looked for once more, a person stays where they
 * are.
 */
export function pageIn(snapshot: PurchaseSnapshot): string {
  if (snapshot.matches('choosing')) return 'choosing';
  if (snapshot.matches({ reviewing: 'requoting' }) || snapshot.matches('placing')) return 'reviewing.confirming';
  if (snapshot.matches('orderUnknown')) return 'orderUnknown';
  if (snapshot.matches('checkingOrder') && snapshot.context.lookups > 0) return 'orderUnknown';
  return leavesOf(snapshot.value).join();
}

/** Whether choosing is behind. */
export const isLater = (snapshot: PurchaseSnapshot): boolean => laterStates.some((state) => snapshot.matches(state));
