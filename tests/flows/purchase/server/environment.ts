import { isDeepStrictEqual } from 'node:util';
import type { AnyMachineSnapshot } from 'xstate';
import type { Selection } from '#contract/entities/selection.ts';
import { isRecommendationVerified, takesRecommendation } from '#machines/flows/purchase/reasons.ts';
import type { PurchaseContext } from '#machines/flows/purchase/types.ts';
import { type Account, accounts } from './accounts.ts';
import type { Catalogue, Expected } from './expectedPrice.ts';
import { expectedPrices } from './expectedPrices.ts';

/** What the server's answers to a purchase depend on. */
export interface Environment {
  /** Who buys; nobody has seen a store before it was loaded. */
  readonly account: Account | null;
  /** The name of what the selection comes to. */
  readonly expected: string | null;
  /** What was placed for this purchase: what is chosen here, something else from another window, or what is cancelled. */
  readonly order: 'none' | 'placed' | 'other' | 'cancelled';
  readonly catalogue: Catalogue;
}

export const atFirst: Environment = { account: null, expected: null, order: 'none', catalogue: 'ordinary' };

export const isOpen = ({ order }: Environment): boolean => order === 'none';

export const contextOf = ({ context }: AnyMachineSnapshot): PurchaseContext => context;

/** What a selection comes to for whoever buys; null where that was not worked out. */
export function expectedFor(
  { account, catalogue }: Pick<Environment, 'account' | 'catalogue'>,
  context: PurchaseContext,
): Expected | null {
  const selection = withCountingCode(context);
  const found = expectedPrices.find(
    (expected) =>
      account !== null &&
      expected.client === accounts[account].client &&
      (expected.catalogue === catalogue || expected.price === null) &&
      isDeepStrictEqual(expected.selection, selection),
  );
  return found ?? null;
}

/** A recommendation code counts only where it has been verified. */
const withCountingCode = (context: PurchaseContext): Selection => ({
  ...context.selection,
  invite_code: takesRecommendation(context) && isRecommendationVerified(context) ? context.selection.invite_code : '',
});
