import { focusControl } from '#src/forms/focusControl.ts';

/** Ids of the fields, as link targets of what is missing. */
export const fieldIds = {
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

export type FieldId = (typeof fieldIds)[keyof typeof fieldIds];

/** Focuses the first of these fields that is on the page; returns false if none is. */
export function focusField(candidates: readonly FieldId[]): boolean {
  const element = candidates.map((id) => document.getElementById(id)).find((found) => found !== null);
  if (element === null || element === undefined) return false;
  focusControl(element);
  return true;
}
