/** The longest wait for a page to become idle. */
const maxWaitMs = 2_000;

/**
 * Runs `begin` once the page has been painted and is idle: for what no page waits for, which on a slow connection would delay the page
 * itself. A tab in the background is painted only when it is shown.
 * @returns a function that cancels it.
 */
export function afterPaint(begin: () => void): () => void {
  let cancel = () => {};
  // A frame is painted after its callbacks.
  const frame = requestAnimationFrame(() => {
    const timer = window.setTimeout(() => {
      cancel = whenIdle(begin);
    });
    cancel = () => window.clearTimeout(timer);
  });
  return () => {
    cancelAnimationFrame(frame);
    cancel();
  };
}

/** Not every browser has `requestIdleCallback`. */
function whenIdle(begin: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    begin();
    return () => {};
  }
  const idle = window.requestIdleCallback(begin, { timeout: maxWaitMs });
  return () => window.cancelIdleCallback(idle);
}
