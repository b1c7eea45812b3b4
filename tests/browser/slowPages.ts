import type { BrowserContext } from 'playwright-core';

/** How many times slower pages are than this machine has them: MALLFLOW_SLOW_PAGES, or 1. */
const times = Number(process.env.MALLFLOW_SLOW_PAGES ?? '1');

/** Slows the pages of a window, and nothing else: what a test reads before a page has come so far, it reads too early. */
export function slowPages(context: BrowserContext): void {
  if (times <= 1) return;
  context.on('page', async (page) => {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: times });
  });
}
