/** In a group of controls, focuses the checked one. */
export function focusControl(element: HTMLElement): void {
  const target = element.matches('input, select, textarea') ? element : (controlIn(element) ?? element);
  target.focus();
  target.scrollIntoView({ block: 'center' });
}

const controlIn = (element: HTMLElement): HTMLElement | null =>
  element.querySelector<HTMLElement>('input:checked:not(:disabled)') ??
  element.querySelector<HTMLElement>('input:not(:disabled), select:not(:disabled), textarea:not(:disabled)');
