const maxWaitMs = 2_000;

/**
 * Runs `begin` once the page is painted and idle: for requests that no page waits for, which would delay the page
 * itself on a slow connection. A background tab is not painted until it is shown.
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
