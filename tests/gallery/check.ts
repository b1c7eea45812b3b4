import type { Page } from 'playwright-core';
import { openBrowser } from '../browser/openBrowser.ts';
import { unfold } from '../flowkit/locators.ts';
import { findOverflow, widths } from '../flowkit/overflow.ts';
import { addressOf, type GalleryLanguage, galleryLanguages } from './address.ts';

const printLine = (line: string) => process.stdout.write(`${line}\n`);
const [origin = ''] = process.argv.slice(2);
/** The date of the examples, and the time that passes before a page is checked: longer than any delayed content. */
const [opensAt, aWhileMs] = [Date.parse('2026-11-21T10:00:00Z'), 10_000];

interface Finding {
  readonly place: string;
  readonly width: number;
  readonly language: GalleryLanguage;
  readonly problem: string;
}

const browser = await openBrowser();
const found = (await Promise.all(widths.map(findingsAtWidth))).flat();
await browser.close();

async function findingsAtWidth(width: (typeof widths)[number]): Promise<readonly Finding[]> {
  const context = await browser.newContext({
    viewport: { width, height: width === 360 ? 740 : 900 },
    hasTouch: width === 360,
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Shanghai',
  });
  const page = await context.newPage();
  await page.clock.install({ time: opensAt });
  const look = { language: 'en', scheme: null, width } as const;
  await page.goto(`${origin}${addressOf({ kind: 'flow', flow: 'polling', place: null }, look)}`);
  await page.locator('main').waitFor();
  const places = await page.evaluate(() => window.gallery.places());
  const findings: Finding[] = [];
  for (const { flow, name } of places) {
    for (const { language, problem } of await findingsInPlace(page, flow, name)) {
      findings.push({ place: `${flow}: ${name}`, width, language, problem });
    }
  }
  printLine(`${places.length} places in ${galleryLanguages.length} languages at ${width} px.`);
  return findings;
}

async function findingsInPlace(page: Page, flow: string, place: string) {
  await page.clock.setSystemTime(opensAt);
  await page.evaluate(([name, at]) => window.gallery.begin(name, at), [flow, place] as const);
  await page.clock.fastForward(aWhileMs);
  await unfold(page);
  const findings: Pick<Finding, 'language' | 'problem'>[] = [];
  for (const language of galleryLanguages) {
    await page.evaluate((spoken) => window.gallery.speak(spoken), language);
    findings.push(...(await findOverflow(page)).map((problem) => ({ language, problem })));
  }
  return findings;
}

for (const { place, width, language, problem } of found) printLine(`${place}, ${language} at ${width} px: ${problem}`);
printLine(found.length === 0 ? 'Nothing is cut, and nothing sticks out.' : `${found.length} findings.`);
process.exitCode = found.length === 0 ? 0 : 1;
