import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findOverflow } from '../flowkit/overflow.ts';
import { openBrowser } from './openBrowser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const sampleText = 'Unverändert übernommen';
const narrow = 'inline-size: 60px; white-space: nowrap;';

it.each([
  ['fits', `<p>${sampleText}</p>`, []],
  ['wraps', `<p style="inline-size: 100px">${sampleText}</p>`, []],
  ['makes the page wider', `<p style="inline-size: 500px">${sampleText}</p>`, ['the page is 148 px too wide']],
  [
    'is hidden at its side',
    `<p style="${narrow} overflow: hidden">${sampleText}</p>`,
    [`“${sampleText}” is cut at its side`],
  ],
  [
    'ends in three dots',
    `<p style="${narrow} overflow: hidden; text-overflow: ellipsis">${sampleText}</p>`,
    [`“${sampleText}” is cut at its side`],
  ],
  [
    'is hidden below',
    `<p style="block-size: 20px; inline-size: 110px; overflow: hidden">${sampleText}</p>`,
    [`“${sampleText}” is cut below`],
  ],
  [
    'sticks out',
    `<p style="${narrow}"><b>${sampleText}</b></p>`,
    [`“${sampleText}” ends outside of what it stands in`],
  ],
  [
    'sticks out of a button',
    `<button style="${narrow} padding: 0">${sampleText}</button>`,
    [`“${sampleText}” ends outside of what it stands in`],
  ],
  ['can be scrolled to', `<p style="${narrow} overflow: auto">${sampleText}</p>`, []],
  [
    'is meant for no eye',
    `<p style="position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden">${sampleText}</p>`,
    [],
  ],
  ['is not shown', `<p style="${narrow} visibility: hidden">${sampleText}</p>`, []],
  [
    'is placed elsewhere than where it stands',
    `<div style="position: relative"><div style="${narrow}"><p style="position: absolute">${sampleText}</p></div></div>`,
    [],
  ],
] as const)('the overflow check reports the expected problems of a text that %s [ACC-05]', async (_, markup, told) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.setContent(`<!doctype html><body style="margin: 8px; font: 16px sans-serif">${markup}`);
  expect(await findOverflow(page)).toEqual(told);
  await context.close();
});
