import type { Page } from 'playwright-core';
import type { Language } from '#contract/languages.ts';

/**
 * The accessibility tree of the page in a language, followed by what such a tree omits: busy elements, the current
 * step, maximums of numbers, and the focus set by the page.
 */
export async function pageSnapshot(page: Page, language: Language): Promise<readonly string[]> {
  const { besides, hasFolded } = await page.evaluate(async (spoken) => {
    await window.gallery.speak(spoken);
    const attributes = ['aria-busy', 'aria-current', 'aria-valuemax'];
    const main = document.querySelector('main') ?? document.body;
    const nameOf = (element: Element): string => {
      const label = element instanceof HTMLInputElement ? element.labels?.item(0) : null;
      const named = (label ?? element).cloneNode(true);
      // The component library renders style elements inside what they style; they are not part of its name.
      if (named instanceof Element) for (const style of named.querySelectorAll('style')) style.remove();
      const words = (named.textContent ?? '').replace(/\s+/g, ' ').trim();
      return words.length > 60 ? `${words.slice(0, 60)}…` : words;
    };
    const marks = attributes.flatMap((attribute) =>
      [...main.querySelectorAll(`[${attribute}]`)]
        .filter((element) => element.getAttribute(attribute) !== 'false')
        .map((element) => `- ${attribute} ${element.getAttribute(attribute)}: ${nameOf(element)}`),
    );
    // Focus that only the page can set, because the element is not in the tab order.
    const focus = main.querySelector('[tabindex="-1"]:focus');
    // Includes folded content, which is one press away.
    const unfold = (folded: Element) =>
      new Promise((resolve) => {
        folded.addEventListener('toggle', resolve, { once: true });
        folded.setAttribute('open', '');
      });
    await Promise.all([...document.querySelectorAll('details:not([open])')].map(unfold));
    return {
      besides: focus === null ? marks : [...marks, `- focus: ${nameOf(focus)}`],
      hasFolded: document.querySelector('details') !== null,
    };
  }, language);
  if (hasFolded) await page.locator('details[open] [aria-busy=true]').waitFor({ state: 'detached' });
  const tree = await page.locator('main').ariaSnapshot();
  return [...tree.split('\n'), ...besides];
}
