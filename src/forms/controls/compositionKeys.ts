/**
 * `keyCode` of every key that an input method consumes. Safari sends the Enter that ends a composition after its end,
 * with this code alone.
 */
const inputMethodKeyCode = 229;

/**
 * Hides the keys of an input method from the page: otherwise the Enter that accepts a word submits the form, the Escape
 * that drops it closes the dialog, and arrow keys step values. Call it before any other listener is added.
 */
export function hideCompositionKeys(window: Window): void {
  window.addEventListener(
    'keydown',
    (event) => {
      if (!event.isComposing && event.keyCode !== inputMethodKeyCode) return;
      event.stopImmediatePropagation();
      if (event.key === 'Enter') event.preventDefault();
    },
    { capture: true },
  );
}
