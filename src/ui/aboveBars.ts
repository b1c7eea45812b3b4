/**
 * How far above the end of the window something lies that must cover neither the entries of the mall nor the price of the store:
 * above the higher of the two bars, or at the end where there is none.
 */
export const aboveBars = 'calc(max(var(--bottom-bar, 0px), var(--summary-bar, 0px)) + 12px)';
