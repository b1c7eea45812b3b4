import { expect } from 'vitest';
import type { PageDriver } from './pageDriver.ts';

/** Name of the focused element, and the element that it belongs to. */
const focusTarget = ({ page }: PageDriver): Promise<string> =>
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

/** Blurs everything, so that a later move of the focus by the page can be seen. */
export const blurAll = ({ page }: PageDriver): Promise<void> =>
  page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });

/**
 * After the heading changes, the focus is on it, or on a form control after the events in `toControls`. Returns the
 * heading.
 */
export async function expectFocusOnHeading(
  { page }: PageDriver,
  headingBefore: string | null,
  label: string,
  toControls: readonly string[] = [],
): Promise<string> {
  const { heading, isFocused, isInForm } = await page.evaluate(() => {
    const headings = document.querySelectorAll('main h1');
    const [element] = headings;
    // No locator: the page is complete by now, and finding its heading by one costs several times as much.
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

const extraControlSelectors = {
  /** Ways to complete what is missing. */
  ways: 'main aside [role=status] li:has(button)',
  /** Disabled buttons with a stated reason. */
  refused: 'main button[aria-disabled=true][aria-describedby]',
  numbers: 'main [role=spinbutton]',
} as const;

/**
 * What can be tried on a page besides its events, in page order: texts of ways and buttons, and maximums of number
 * fields.
 */
export type ExtraControls = Readonly<Record<keyof typeof extraControlSelectors, readonly string[]>>;

/** One evaluation for all three: most pages have none, and each query costs as much as all of them. */
export const readExtraControls = ({ page }: PageDriver): Promise<ExtraControls> =>
  page.evaluate(({ ways, refused, numbers }) => {
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    return {
      ways: all(ways).map(({ textContent }) => textContent),
      refused: all(refused).map(({ textContent }) => textContent),
      numbers: all(numbers).map((one) => one.getAttribute('aria-valuemax') ?? ''),
    };
  }, extraControlSelectors);

/** Presses each untried way and returns the focus target of each. */
export async function focusTargets(
  reader: PageDriver,
  { ways }: ExtraControls,
  tried: Set<string>,
): Promise<readonly string[]> {
  const targets: string[] = [];
  for (const [index, words] of ways.entries()) {
    if (tried.has(words)) continue;
    tried.add(words);
    const way = reader.page.locator(extraControlSelectors.ways).nth(index).getByRole('button');
    await blurAll(reader);
    await way.click();
    targets.push(`“${await way.textContent()}” leads to: ${await focusTarget(reader)}`);
  }
  return targets;
}

/**
 * Pressing a disabled button moves the focus to where the first way of its reason leads, or to the reason if it has no
 * way. Each button is tried once.
 */
export async function expectReasonsWhenPressed(
  { page }: PageDriver,
  { refused }: ExtraControls,
  tried: Set<string>,
): Promise<void> {
  for (const [index, words] of refused.entries()) {
    if (tried.has(words)) continue;
    tried.add(words);
    const button = page.locator(extraControlSelectors.refused).nth(index);
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

/** A number field does not accept more than its maximum and says so. Each maximum is tried once. */
export async function expectLimits(
  { page, say }: PageDriver,
  { numbers }: ExtraControls,
  tried: Set<string>,
): Promise<void> {
  for (const [index, most] of numbers.entries()) {
    if (tried.has(most)) continue;
    tried.add(most);
    const field = page.locator(extraControlSelectors.numbers).nth(index);
    const before = await field.inputValue();
    const note = page.getByRole('status').getByText(say('You can order up to {most}.').replace('{most}', most));
    await field.fill(String(Number(most) + 1));
    await note.waitFor();
    await field.fill(before);
    await note.waitFor({ state: 'detached' });
  }
}
