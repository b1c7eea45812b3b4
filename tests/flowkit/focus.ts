import { expect } from 'vitest';
import type { Reader } from './reader.ts';

/** How that is called which has the focus, and what it belongs to. */
const focusTarget = ({ page }: Reader): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement === null) return 'nothing';
    const section = activeElement.closest('section[aria-labelledby]');
    const isField = activeElement instanceof HTMLInputElement || activeElement instanceof HTMLSelectElement;
    const names = [
      document.getElementById(section?.getAttribute('aria-labelledby') ?? ''),
      activeElement.closest('fieldset')?.querySelector('legend'),
      isField ? activeElement.labels?.item(0) : null,
    ].map((name) => name?.textContent.trim().slice(0, 40) ?? '');
    const role = activeElement.getAttribute('role') ?? activeElement.getAttribute('type') ?? activeElement.localName;
    return [role, ...new Set(names.filter((name) => name !== ''))].join(', ');
  });

/** Takes the focus off everything: whoever is moved by the page is then seen where they were put. */
export const letGoOfFocus = ({ page }: Reader): Promise<void> =>
  page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });

/** Somebody who comes from a page with another heading stands at the heading, which is answered; or where a control was asked for, there. */
export async function expectEntered(
  { page }: Reader,
  headingBefore: string | null,
  label: string,
  toControls: readonly string[] = [],
): Promise<string> {
  const { heading, isFocused, isInForm } = await page.evaluate(() => {
    const headings = document.querySelectorAll('main h1');
    const [element] = headings;
    // The page is whole by now: looking for its heading by a locator costs several times as much.
    if (element === undefined || headings.length > 1) throw new Error(`The page has ${headings.length} headings`);
    return {
      heading: element.textContent,
      isFocused: element === document.activeElement,
      isInForm: document.activeElement?.closest('form') != null,
    };
  });
  if (headingBefore === null || heading === headingBefore) return heading;
  const mayBeControl = toControls.some((type) => label.startsWith(type));
  expect(isFocused || (mayBeControl && isInForm), `${label}: the focus is on the heading`).toBe(true);
  return heading;
}

const besides = {
  /** Ways out of what is missing. */
  ways: 'main aside [role=status] li:has(button)',
  /** What is switched off and says why. */
  refused: 'main button[aria-disabled=true][aria-describedby]',
  /** Fields for a number. */
  numbers: 'main [role=spinbutton]',
} as const;

/** What a page lets be tried besides its events, each in its order; a number by the most that it may be. */
export type Besides = Readonly<Record<keyof typeof besides, readonly string[]>>;

/** Asked at once: most pages have none, and each question costs as much as all of them. */
export const besidesOn = ({ page }: Reader): Promise<Besides> =>
  page.evaluate(({ ways, refused, numbers }) => {
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    return {
      ways: all(ways).map(({ textContent }) => textContent),
      refused: all(refused).map(({ textContent }) => textContent),
      numbers: all(numbers).map((one) => one.getAttribute('aria-valuemax') ?? ''),
    };
  }, besides);

/** Goes each way out of what is missing that has not been tried, and answers where it leads. */
export async function focusTargets(reader: Reader, { ways }: Besides, tried: Set<string>): Promise<readonly string[]> {
  const targets: string[] = [];
  for (const [index, words] of ways.entries()) {
    if (tried.has(words)) continue;
    tried.add(words);
    const way = reader.page.locator(besides.ways).nth(index).getByRole('button');
    await letGoOfFocus(reader);
    await way.click();
    targets.push(`“${await way.textContent()}” leads to: ${await focusTarget(reader)}`);
  }
  return targets;
}

/**
 * What is switched off and says why, pressed all the same, leads where the first way out of what it says leads; to what it says where
 * there is no way out. Each is tried once.
 */
export async function expectReasonsWhenPressed(
  { page }: Reader,
  { refused }: Besides,
  tried: Set<string>,
): Promise<void> {
  for (const [index, words] of refused.entries()) {
    if (tried.has(words)) continue;
    tried.add(words);
    const button = page.locator(besides.refused).nth(index);
    await button.click({ force: true });
    const reached = await button.evaluate(async (element) => {
      const reasons = document.getElementById(element.getAttribute('aria-describedby') ?? '');
      const way = reasons?.querySelector('button') ?? null;
      const pressed = document.activeElement;
      if (way === null) return pressed === reasons;
      if (!(pressed instanceof HTMLElement) || pressed === element || pressed === document.body) return false;
      pressed.blur();
      way.click();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return document.activeElement === pressed;
    });
    expect(reached, `“${words}”, pressed too early, does not lead to what is missing`).toBe(true);
  }
}

/** More than can be, typed into a field for a number, is not taken and is said. Each limit is tried once. */
export async function expectLimits({ page, say }: Reader, { numbers }: Besides, tried: Set<string>): Promise<void> {
  for (const [index, most] of numbers.entries()) {
    if (tried.has(most)) continue;
    tried.add(most);
    const field = page.locator(besides.numbers).nth(index);
    const before = await field.inputValue();
    const note = page.getByRole('status').getByText(say('At most {most} can be ordered.').replace('{most}', most));
    await field.fill(String(Number(most) + 1));
    await note.waitFor();
    await field.fill(before);
    await note.waitFor({ state: 'detached' });
  }
}
