/** Where on the page each thing is decided: what is missing links to it, and the link moves the focus there. */
export const fields = {
  types: 'purchase-types',
  product: 'purchase-product',
  plans: 'purchase-plans',
  addons: 'purchase-addons',
  prepaidAmount: 'purchase-prepaid-amount',
  prepaidAccount: 'purchase-prepaid-account',
  invite: 'purchase-invite',
  vouchers: 'purchase-vouchers',
  price: 'purchase-price',
  hints: 'purchase-hints',
} as const;

export type Field = (typeof fields)[keyof typeof fields];

/** Moves the focus to a field: to itself, or to what is chosen (else the first choice) in it. */
export function focusField(field: Field): void {
  const element = document.getElementById(field);
  if (element === null) return;
  const control = element.matches('input, select, button, [tabindex]')
    ? element
    : (element.querySelector<HTMLElement>('input:checked:not(:disabled)') ??
      element.querySelector<HTMLElement>('input:not(:disabled), select:not(:disabled), button'));
  const target = control ?? element;
  target.focus();
  target.scrollIntoView({ block: 'center' });
}
