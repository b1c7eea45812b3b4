import type { Page, Route } from 'playwright-core';
import type { Call } from '#contract/call.ts';

/** Holds what windows ask for by a call until each of them has asked, and lets it all go on at the same time. */
export async function together(windows: readonly Page[], { host, path }: Call): Promise<void> {
  const held: Route[] = [];
  for (const window of windows) {
    await window.route(
      `**/${host}${path}`,
      async (route) => {
        held.push(route);
        if (held.length === windows.length) await Promise.all(held.map((each) => each.continue()));
      },
      { times: 1 },
    );
  }
}
