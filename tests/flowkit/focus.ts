import type { Locator } from 'playwright-core';
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

const headingOf = ({ page }: Reader): Locator => page.getByRole('heading', { level: 1 });

/** Takes the focus off everything: whoever is moved by the page is then seen where they were put. */
export const letGoOfFocus = ({ page }: Reader): Promise<void> =>
  page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });

/** Somebody who comes from a page with another heading stands at the heading, which is answered; or where a control was asked for, there. */
export async function expectEntered(
  reader: Reader,
  headingBefore: string | null,
  label: string,
  toControls: readonly string[] = [],
): Promise<string> {
  const heading = (await headingOf(reader).textContent()) ?? '';
  if (headingBefore === null || heading === headingBefore) return heading;
  const mayBeControl = toControls.some((type) => label.startsWith(type));
  const isFocused = await headingOf(reader).evaluate(
    (element, inForm) =>
      element === document.activeElement || (inForm && document.activeElement?.closest('form') != null),
    mayBeControl,
  );
  expect(isFocused, `${label}: the focus is on the heading`).toBe(true);
  return heading;
}

/** Goes each way out of what is missing that has not been tried, and answers where it leads. */
export async function focusTargets(reader: Reader, tried: Set<string>): Promise<readonly string[]> {
  const targets: string[] = [];
  const items = reader.page.locator('main aside [role=status] li:has(button)');
  for (const [index, words] of (await items.allTextContents()).entries()) {
    if (tried.has(words)) continue;
    tried.add(words);
    const way = items.nth(index).getByRole('button');
    await letGoOfFocus(reader);
    await way.click();
    targets.push(`“${await way.textContent()}” leads to: ${await focusTarget(reader)}`);
  }
  return targets;
}

/** What is switched off and says why, pressed all the same, leads to what it says. Each is tried once. */
export async function expectReasonsWhenPressed({ page }: Reader, tried: Set<string>): Promise<void> {
  const buttons = page.locator('main button[aria-disabled=true][aria-describedby]');
  for (const [index, words] of (await buttons.allTextContents()).entries()) {
    if (tried.has(words)) continue;
    tried.add(words);
    const button = buttons.nth(index);
    await button.click({ force: true });
    const reached = await button.evaluate(
      (element) => element.getAttribute('aria-describedby') === document.activeElement?.id,
    );
    expect(reached, `“${words}”, pressed too early, does not lead to what is missing`).toBe(true);
  }
}

/** More than can be, typed into a field for a number, is not taken and is said. Each limit is tried once. */
export async function expectLimits({ page, say }: Reader, tried: Set<string>): Promise<void> {
  const fields = page.locator('main [role=spinbutton]');
  const limits = await fields.evaluateAll((all) => all.map((one) => one.getAttribute('aria-valuemax') ?? ''));
  for (const [index, most] of limits.entries()) {
    if (tried.has(most)) continue;
    tried.add(most);
    const field = fields.nth(index);
    const before = await field.inputValue();
    const note = page.getByRole('status').getByText(say('At most {most} can be ordered.').replace('{most}', most));
    await field.fill(String(Number(most) + 1));
    await note.waitFor();
    await field.fill(before);
    await note.waitFor({ state: 'detached' });
  }
}
