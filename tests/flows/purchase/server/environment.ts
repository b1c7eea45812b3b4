import { isDeepStrictEqual } from 'node:util';
import type { AnyMachineSnapshot } from 'xstate';
import type { Selection } from '#contract/entities/selection.ts';
import { isRecommendationVerified, takesRecommendation } from '#machines/flows/purchase/reasons.ts';
import type { PurchaseContext } from '#machines/flows/purchase/types.ts';
import { type Account, accounts } from './accounts.ts';
import type { Catalogue, ExpectedPrice } from './expectedPrice.ts';
import { expectedPrices } from './expectedPrices.ts';

export interface Environment {
  /** The buying account; null before the store is loaded. */
  readonly account: Account | null;
  /** The name of the expected price for the selection. */
  readonly expected: string | null;
  /** The order placed for this purchase: the one chosen here, another from another window, or one cancelled since. */
  readonly order: 'none' | 'placed' | 'other' | 'cancelled';
  readonly catalogue: Catalogue;
}

export const initialEnvironment: Environment = { account: null, expected: null, order: 'none', catalogue: 'ordinary' };

export const isOpen = ({ order }: Environment): boolean => order === 'none';

export const contextOf = ({ context }: AnyMachineSnapshot): PurchaseContext => context;

/** The expected price of a selection for the account; null if none was worked out. */
export function expectedFor(
  { account, catalogue }: Pick<Environment, 'account' | 'catalogue'>,
  context: PurchaseContext,
): ExpectedPrice | null {
  const selection = withVerifiedCode(context);
  const found = expectedPrices.find(
    (expected) =>
      account !== null &&
      expected.client === accounts[account].client &&
      (expected.catalogue === catalogue || expected.price === null) &&
      isDeepStrictEqual(expected.selection, selection),
  );
  return found ?? null;
}

/** A recommendation code counts only after verification. */
const withVerifiedCode = (context: PurchaseContext): Selection => ({
  ...context.selection,
  invite_code: takesRecommendation(context) && isRecommendationVerified(context) ? context.selection.invite_code : '',
});
