import type { RequestListener } from 'node:http';
import type { BrowserContext } from 'playwright-core';

/** For how long a page stands still with each answer that it gets: MALLFLOW_SLOW_PAGES, or not at all. */
const standsMs = Number(process.env.MALLFLOW_SLOW_PAGES ?? '0');

const path = '/stand-still';

/**
 * Lets the pages of a window stand still whenever they get an answer, as on a busy machine: what a test reads before a page has
 * taken the answer, it reads too early. The page waits for a request, which takes nothing from the processor.
 */
export async function slowPages(context: BrowserContext): Promise<void> {
  if (standsMs === 0) return;
  await context.addInitScript((address) => {
    const { fetch } = window;
    window.fetch = async (...asked) => {
      const response = await fetch(...asked);
      const waiting = new XMLHttpRequest();
      waiting.open('GET', address, false);
      try {
        waiting.send();
      } catch {
        // The page is being left, or has no connection.
      }
      return response;
    };
  }, path);
}

/** Answers the waiting of slow pages late, and all else as `answer` does. */
export const answeringSlowly =
  (answer: RequestListener): RequestListener =>
  (request, response) => {
    if (standsMs === 0 || request.url !== path) return answer(request, response);
    setTimeout(() => response.end(), standsMs);
  };
