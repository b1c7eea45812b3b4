import { focusControl } from '#src/forms/focusControl.ts';

/** Where on the page each thing is decided: what is missing links to it, and the link moves the focus there. */
export const fields = {
  types: 'purchase-types',
  product: 'purchase-product',
  plans: 'purchase-plans',
  addons: 'purchase-addons',
  prepaid: 'purchase-prepaid',
  prepaidAmount: 'purchase-prepaid-amount',
  prepaidAccount: 'purchase-prepaid-account',
  recommendation: 'purchase-recommendation',
  vouchers: 'purchase-vouchers',
  price: 'purchase-price',
  hints: 'purchase-hints',
} as const;

export type Field = (typeof fields)[keyof typeof fields];

/** Moves the focus to the first of these fields that is on the page: to itself, or to what is chosen in it. False where none is. */
export function focusField(candidates: readonly Field[]): boolean {
  const element = candidates.map((id) => document.getElementById(id)).find((found) => found !== null);
  if (element === null || element === undefined) return false;
  focusControl(element);
  return true;
}
