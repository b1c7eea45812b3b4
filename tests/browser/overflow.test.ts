import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { overflowing } from '../flowkit/overflow.ts';
import { openBrowser } from './openBrowser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const words = 'Unverändert übernommen';
const narrow = 'inline-size: 60px; white-space: nowrap;';

it.each([
  ['fits', `<p>${words}</p>`, []],
  ['wraps', `<p style="inline-size: 100px">${words}</p>`, []],
  ['makes the page wider', `<p style="inline-size: 500px">${words}</p>`, ['the page is 148 px too wide']],
  ['is hidden at its side', `<p style="${narrow} overflow: hidden">${words}</p>`, [`“${words}” is cut at its side`]],
  [
    'ends in three dots',
    `<p style="${narrow} overflow: hidden; text-overflow: ellipsis">${words}</p>`,
    [`“${words}” is cut at its side`],
  ],
  [
    'is hidden below',
    `<p style="block-size: 20px; inline-size: 110px; overflow: hidden">${words}</p>`,
    [`“${words}” is cut below`],
  ],
  ['sticks out', `<p style="${narrow}"><b>${words}</b></p>`, [`“${words}” ends outside of what it stands in`]],
  [
    'sticks out of a button',
    `<button style="${narrow} padding: 0">${words}</button>`,
    [`“${words}” ends outside of what it stands in`],
  ],
  ['can be scrolled to', `<p style="${narrow} overflow: auto">${words}</p>`, []],
  [
    'is meant for no eye',
    `<p style="position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden">${words}</p>`,
    [],
  ],
  ['is not shown', `<p style="${narrow} visibility: hidden">${words}</p>`, []],
  [
    'is placed elsewhere than where it stands',
    `<div style="position: relative"><div style="${narrow}"><p style="position: absolute">${words}</p></div></div>`,
    [],
  ],
] as const)('the overflow check reports the expected problems of a text that %s [ACC-05]', async (_, markup, told) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.setContent(`<!doctype html><body style="margin: 8px; font: 16px sans-serif">${markup}`);
  expect(await overflowing(page)).toEqual(told);
  await context.close();
});
