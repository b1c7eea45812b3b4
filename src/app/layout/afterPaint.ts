/**
 * Begins what no page waits for once the page can be seen: on a slow connection it would hold up what the page is made of. A tab in the
 * background is painted when somebody turns to it.
 * @returns what calls it off.
 */
export function afterPaint(begin: () => void): () => void {
  let timer: number | undefined;
  // A frame is painted after its callbacks.
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(begin);
  });
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}
