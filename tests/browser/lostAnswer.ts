import type { Page } from 'playwright-core';
import type { Call } from '#contract/call.ts';

/** The server processes the next calls, but their answers are lost. */
export const loseAnswer = (page: Page, { host, path }: Call, times = 1) =>
  page.route(
    `**/${host}${path}`,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times },
  );
