/**
 * Offset from the bottom of the window for what must cover neither the mall's entries nor the store's price: above the
 * higher of the two bars, or at the bottom without them.
 */
export const aboveBars = 'calc(max(var(--bottom-bar, 0px), var(--summary-bar, 0px)) + 12px)';
