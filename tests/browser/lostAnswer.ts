import type { Page } from 'playwright-core';
import type { Call } from '#contract/call.ts';

/** Lets the server do what the next calls ask for, and loses its answers on the way back. */
export const loseAnswer = (page: Page, { host, path }: Call, times = 1) =>
  page.route(
    `**/${host}${path}`,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times },
  );
