import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The focused element as assistive technology names it, and why its focus is not visible. */
export interface FocusStop {
  /** `button "Review order"`, as a screen reader says it. */
  readonly said: string;
  readonly group: string;
  readonly fault: string | null;
}

/** Presses a key until the focus is there; every stop on the way must be visible and marked. */
export async function pressUntil(page: Page, isThere: (stop: FocusStop) => boolean, key = 'Tab'): Promise<FocusStop> {
  // The keys are faster than any user, and would pass controls that appear a moment after the first screen.
  await page.locator('[data-deferred]').first().waitFor({ state: 'detached' });
  const said: string[] = [];
  let isRound = false;
  for (let presses = 0; presses < 90; presses += 1) {
    await page.keyboard.press(key);
    const stop = await focusedStop(page);
    if (stop.fault === 'lost' && presses > 0 && !isRound) {
      // After the last stop the focus moves through the browser's own controls and returns to the first.
      isRound = true;
      continue;
    }
    expect(stop.fault, `at ${stop.said}, after ${said.join(' → ')}`).toBeNull();
    if (isThere(stop)) return stop;
    said.push(stop.said);
  }
  throw new Error(`not reached by ${key}: ${said.join(' → ')}`);
}

export const tabTo = (page: Page, said: string | RegExp, key?: string): Promise<FocusStop> =>
  pressUntil(page, (stop) => (typeof said === 'string' ? stop.said === said : said.test(stop.said)), key);

/** Moves into a group of radio buttons and chooses one with the arrow keys, passing those before it. */
export async function chooseByArrows(page: Page, group: string, radio: string): Promise<void> {
  let at = await pressUntil(page, (stop) => stop.group === group && stop.said.startsWith('radio '));
  const passed: string[] = [];
  for (let presses = 0; presses < 9; presses += 1) {
    if (at.said.startsWith(`radio ${JSON.stringify(radio)}`) && (await isChosen(page))) return;
    passed.push(at.said);
    await page.keyboard.press('ArrowDown');
    at = await focusedStop(page);
    expect(at.fault, at.said).toBeNull();
    expect(at.group, `the arrows left ${group} for ${at.said}`).toBe(group);
  }
  const shown = await page.getByRole('group', { name: group }).textContent();
  throw new Error(`${radio} cannot be chosen in ${group}: ${passed.join(' → ')}; ${shown}`);
}

const isChosen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement instanceof HTMLInputElement && document.activeElement.checked);

export const focusedStop = (page: Page): Promise<FocusStop> => page.evaluate(readFocus);

export const expectFocus = (page: Page, said: string | RegExp): Promise<void> =>
  expect
    .poll(async () => (await focusedStop(page)).said)
    .toEqual(typeof said === 'string' ? said : expect.stringMatching(said));

/** Runs in the page: the focused element, its group, and why its focus is not visible. */
function readFocus(): FocusStop {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement) || at === document.body) return { said: '', group: '', fault: 'lost' };
  const said = `${roleOf(at)} ${JSON.stringify(nameOf(at))}`;
  const around = at.closest<HTMLElement>('fieldset, [role=radiogroup]');
  const group = around === null ? '' : (around.querySelector('legend')?.textContent ?? nameOf(around));
  const shown = at.getBoundingClientRect().width > 4 ? at : (at.closest('label') ?? at);
  return { said, group, fault: at.matches('main, h1') ? null : (hidden(shown) ?? unmarked(at)) };

  function roleOf(element: HTMLElement): string {
    const given = element.getAttribute('role');
    if (given !== null) return given;
    if (element instanceof HTMLInputElement && /^(radio|checkbox)$/.test(element.type)) return element.type;
    const roles: Record<string, string> = { A: 'link', INPUT: 'textbox', SELECT: 'combobox', H1: 'heading' };
    return roles[element.tagName] ?? element.tagName.toLowerCase();
  }

  function nameOf(element: HTMLElement): string {
    const naming = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const label = 'labels' in element && element.labels instanceof NodeList ? element.labels[0] : undefined;
    const words =
      naming.map((id) => document.getElementById(id)?.textContent ?? '').join(' ') ||
      element.getAttribute('aria-label') ||
      label?.textContent ||
      element.textContent;
    return words.replace(/\s+/g, ' ').trim();
  }

  function hidden(element: HTMLElement): string | null {
    const { left, top, width, height } = element.getBoundingClientRect();
    const middle = { x: left + width / 2, y: top + Math.min(height / 2, 24) };
    if (middle.x < 0 || middle.y < 0 || middle.x > innerWidth || middle.y > innerHeight) return 'out of sight';
    const top1 = document.elementFromPoint(middle.x, middle.y);
    const label = element.closest('label');
    const isOnTop = top1 !== null && (element.contains(top1) || top1.contains(element) || label?.contains(top1));
    return isOnTop ? null : `covered by ${top1?.tagName} ${top1?.textContent?.slice(0, 40)}`;
  }

  /** A fault unless the element or one around it has a visible outline of at least 2 px. */
  function unmarked(element: HTMLElement): string | null {
    const near = [element, element.nextElementSibling, element.parentElement, element.parentElement?.parentElement];
    const marks = near.filter((each) => each instanceof HTMLElement).map((each) => getComputedStyle(each));
    const isMarked = marks.some(
      ({ outlineStyle, outlineWidth, outlineColor }) =>
        outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)$|transparent/.test(outlineColor),
    );
    return isMarked ? null : 'not marked';
  }
}
