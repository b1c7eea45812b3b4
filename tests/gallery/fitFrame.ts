/** Makes the frame in which this page is shown, if it is, as high as what it shows. */
export function fitFrame(): void {
  const { frameElement } = window;
  if (frameElement === null) return;
  new ResizeObserver(([entry]) => {
    frameElement.setAttribute('height', String(Math.ceil(entry?.contentRect.height ?? 0)));
  }).observe(document.body);
}
