/** Focuses the page's heading, so that screen readers announce the page. */
export function focusOnHeading(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  target?.focus({ preventScroll: true });
}
