import type { RequestListener } from 'node:http';
import type { BrowserContext } from 'playwright-core';

/** Delay of each answer to a page, in ms, from MALLFLOW_SLOW_PAGES; 0: none. */
const blockMs = Number(process.env.MALLFLOW_SLOW_PAGES ?? '0');

const path = '/stand-still';

/**
 * Blocks a window's pages whenever they get an answer, as on a busy machine: a test that reads before the page has
 * processed the answer fails. Blocks with a synchronous request, which takes no CPU time.
 */
export async function blockOnAnswers(context: BrowserContext): Promise<void> {
  if (blockMs === 0) return;
  await context.addInitScript((address) => {
    const { fetch } = window;
    window.fetch = async (...asked) => {
      const response = await fetch(...asked);
      const waiting = new XMLHttpRequest();
      waiting.open('GET', address, false);
      try {
        waiting.send();
      } catch {
        // The page is being left, or is offline.
      }
      return response;
    };
  }, path);
}

/** Answers the pages' blocking requests late. */
export const withSlowAnswers =
  (answer: RequestListener): RequestListener =>
  (request, response) => {
    if (blockMs === 0 || request.url !== path) return answer(request, response);
    setTimeout(() => response.end(), blockMs);
  };
