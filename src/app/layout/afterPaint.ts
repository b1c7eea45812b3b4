/** A page that is busy for so long is not waited for any longer. */
const patienceMs = 2_000;

/**
 * Begins what no page waits for once the page can be seen and has nothing else to do: on a slow connection it would hold up what the
 * page is made of. A tab in the background is painted when somebody turns to it.
 * @returns what calls it off.
 */
export function afterPaint(begin: () => void): () => void {
  let callOff = () => {};
  // A frame is painted after its callbacks.
  const frame = requestAnimationFrame(() => {
    const timer = window.setTimeout(() => {
      callOff = whenIdle(begin);
    });
    callOff = () => window.clearTimeout(timer);
  });
  return () => {
    cancelAnimationFrame(frame);
    callOff();
  };
}

/** Some browsers do not say when they have nothing to do. */
function whenIdle(begin: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    begin();
    return () => {};
  }
  const idle = window.requestIdleCallback(begin, { timeout: patienceMs });
  return () => window.cancelIdleCallback(idle);
}
