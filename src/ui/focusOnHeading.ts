/** Puts the focus on the heading of the page, from where it is read out. */
export function focusOnHeading(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  target?.focus({ preventScroll: true });
}
