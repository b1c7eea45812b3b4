import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { readNow } from './readNow.ts';

/**
 * The text of the page's main part once it has a heading and nothing is loading. The heading alone does not do: a page
 * that is still loading has the same one. Every white space is a blank.
 */
export async function loadedText(page: Page): Promise<string> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
  const text = await readNow('nothing is loading any more', () => page.getByRole('main').textContent());
  return (text ?? '').replace(/\s/g, ' ');
}
