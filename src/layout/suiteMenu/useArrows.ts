import { useEffect } from 'react';
import { flushSync } from 'react-dom';

/** Every link and button of the menu has `data-stop`. */
const stopsIn = (place: ParentNode, which = '[data-stop]'): HTMLElement[] => [
  ...place.querySelectorAll<HTMLElement>(which),
];

const isExpanded = (stop: HTMLElement) => stop.getAttribute('aria-expanded') === 'true';

/** The controlled element, which exists only while the button is expanded. */
const controlledListOf = (stop: HTMLElement) => document.getElementById(stop.getAttribute('aria-controls') ?? '');

/** The button that controls the list around a stop; null on the first level. */
function openerOf(stop: HTMLElement, menu: HTMLElement): HTMLElement | null {
  const below = stop.closest('[data-below]');
  return below === null ? null : menu.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(below.id)}"]`);
}

function expandAndEnter(stop: HTMLElement): void {
  if (!stop.hasAttribute('aria-expanded')) return;
  if (!isExpanded(stop)) flushSync(() => stop.click());
  const [first] = stopsIn(controlledListOf(stop) ?? document.createDocumentFragment());
  first?.focus();
}

function collapseAndLeave(stop: HTMLElement, menu: HTMLElement, closeGroup: () => void): void {
  const button = isExpanded(stop) ? stop : openerOf(stop, menu);
  if (button === null) return;
  button.focus();
  if (openerOf(button, menu) === null) closeGroup();
  else button.click();
}

/** All stops if items unfold in place, otherwise those of the panel or of the first level. */
function siblingStopsOf(stop: HTMLElement, menu: HTMLElement, inPlace: boolean): HTMLElement[] {
  if (inPlace) return stopsIn(menu);
  const panel = stop.closest('[data-panel]');
  return panel === null ? stopsIn(menu, ':scope > li > [data-stop]') : stopsIn(panel);
}

interface MenuPosition {
  readonly stop: HTMLElement;
  readonly beside: readonly HTMLElement[];
  readonly at: number;
  readonly menu: HTMLElement;
  readonly closeGroup: () => void;
}

const actionOfKey: ReadonlyMap<string, (place: MenuPosition) => void> = new Map([
  ['ArrowDown', ({ beside, at }: MenuPosition) => beside[at + 1]?.focus()],
  ['ArrowUp', ({ beside, at }: MenuPosition) => beside[at - 1]?.focus()],
  ['Home', ({ beside }: MenuPosition) => beside[0]?.focus()],
  ['End', ({ beside }: MenuPosition) => beside.at(-1)?.focus()],
  ['ArrowRight', ({ stop }: MenuPosition) => expandAndEnter(stop)],
  ['ArrowLeft', ({ stop, menu, closeGroup }: MenuPosition) => collapseAndLeave(stop, menu, closeGroup)],
]);

/** Arrow keys, Home and End move through the menu. Tab stays native. */
export function useArrows(
  menu: { readonly current: HTMLElement | null },
  { inPlace, closeGroup }: { readonly inPlace: boolean; readonly closeGroup: () => void },
): void {
  useEffect(() => {
    const around = menu.current;
    if (around === null) return;
    const lead = (event: KeyboardEvent) => {
      const stop = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-stop]') : null;
      if (stop === null || event.altKey || event.ctrlKey || event.metaKey) return;
      const beside = siblingStopsOf(stop, around, inPlace);
      const way = actionOfKey.get(event.key);
      if (way === undefined) return;
      event.preventDefault();
      way({ stop, beside, at: beside.indexOf(stop), menu: around, closeGroup });
    };
    around.addEventListener('keydown', lead);
    return () => around.removeEventListener('keydown', lead);
  }, [menu, inPlace, closeGroup]);
}
