/** The code of every key that an input method has taken. Safari sends the Enter that ends a composition after its end, with this code alone. */
const takenByInputMethod = 229;

/**
 * Keeps the keys of an input method from the page: the Enter that takes a word submits no form, the Escape that drops it closes no
 * dialog, and the arrows that choose it step nothing. Call it before any other listener is added.
 */
export function keepCompositionKeys(window: Window): void {
  window.addEventListener(
    'keydown',
    (event) => {
      if (!event.isComposing && event.keyCode !== takenByInputMethod) return;
      event.stopImmediatePropagation();
      if (event.key === 'Enter') event.preventDefault();
    },
    { capture: true },
  );
}
