import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const rules = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
} satisfies RunOptions;

declare global {
  interface Window {
    readonly axe: { run(options: RunOptions): Promise<AxeResults> };
  }
}

/** Accessibility faults of a page in both colour schemes, and horizontal overflow. Empty if all is well. */
export async function accessibilityProblems(page: Page): Promise<readonly string[]> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe);
  return [...(await problemsAsItIs(page)), ...(await problemsInOtherScheme(page))];
}

/** Another scheme changes only colours. */
async function problemsInOtherScheme(page: Page): Promise<readonly string[]> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' });
  const found = await page.evaluate(async () => {
    // The page learns of the other scheme with the next frame.
    await new Promise((heard) => requestAnimationFrame(() => requestAnimationFrame(heard)));
    // Finish colour transitions: their contrast does not count.
    const goingOver = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations === 1);
    for (const animation of goingOver) animation.finish();
    const { violations } = await window.axe.run({ runOnly: ['color-contrast'], resultTypes: ['violations'] });
    return violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')));
  });
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
  return found.map((target) => `color-contrast, ${isDark ? 'light' : 'dark'}: ${target}`);
}

function problemsAsItIs(page: Page): Promise<readonly string[]> {
  return page.evaluate(async (options) => {
    const { violations } = await window.axe.run(options);
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
    const { scrollWidth, clientWidth } = document.documentElement;
    const tooWide = scrollWidth > clientWidth ? [`${scrollWidth} px wide: ${widest()}`] : [];
    return [...found, ...tooWide, ...smallTargets()];

    /** Elements at the right edge of the page, by the start of their markup. */
    function widest(): string {
      const out = [...document.body.querySelectorAll('*')].filter(
        (each) => Math.round(each.getBoundingClientRect().right) === scrollWidth,
      );
      return out.map((each) => each.outerHTML.slice(0, 80)).join(' ');
    }

    /** Buttons and links below 24 px, except within a sentence. */
    function smallTargets(): string[] {
      const inline = (each: Element) =>
        getComputedStyle(each).display.startsWith('inline') && each.matches('a, button');
      return [...document.querySelectorAll<HTMLElement>('a[href], button, summary, select, input')]
        .filter((each) => each.checkVisibility() && !inline(each) && !each.matches('[class*=skip]'))
        .map((each) => ({ each, box: (each.closest('label') ?? each).getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
        .map(
          ({ each, box }) => `${Math.round(box.width)} × ${Math.round(box.height)} px: ${each.outerHTML.slice(0, 80)}`,
        );
    }
  }, rules);
}
