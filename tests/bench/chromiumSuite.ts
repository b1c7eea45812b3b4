import { join } from 'node:path';
import { openBrowser } from '../browser/openBrowser.ts';
import { median, ratio } from './figures.ts';
import { type Cleanup, end, exitCodeOf, root, startNode } from './processes.ts';

const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const secondsSince = (began: number): number => (performance.now() - began) / 1000;

/**
 * Seconds for the whole generated suite in Chromium, from start to end of its runner, and their ratio to opening and
 * closing a browser with an empty page.
 */
export async function measureChromiumSuite(
  rounds: number,
  cleanup: Cleanup,
): Promise<{ readonly seconds: number; readonly ratio: number }> {
  const bare: number[] = [];
  for (let round = 0; round < rounds; round += 1) bare.push(await timeEmptyBrowser());
  const began = performance.now();
  const child = startNode([vitest, 'run', '--project', 'generated', '--reporter', 'dot'], { quiet: true });
  cleanup.add(() => end(child));
  if ((await exitCodeOf(child)) !== 0) throw new Error('the generated suite failed; npm test says where');
  const seconds = secondsSince(began);
  return { seconds, ratio: ratio(seconds, median(bare)) };
}

async function timeEmptyBrowser(): Promise<number> {
  const began = performance.now();
  const browser = await openBrowser();
  const page = await browser.newPage();
  await page.goto('about:blank');
  await browser.close();
  return secondsSince(began);
}
