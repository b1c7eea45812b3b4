import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import type { Call } from '#contract/call.ts';

/** A page sends a request at once after a press: if it has not by then, the press was lost. */
const pressTimeoutMs = 20_000;

/** Makes several windows send the same call, and releases the calls together once each window has sent one. */
export async function sendSimultaneously(
  windows: readonly Page[],
  { host, path }: Call,
  ask: (window: Page) => Promise<void>,
): Promise<void> {
  const held = new Map<Page, Route>();
  for (const window of windows)
    await window.route(`**/${host}${path}`, (route) => void held.set(window, route), { times: 1 });
  await Promise.all(windows.map(ask));
  const message = `whether each window has asked for ${path}`;
  await expect
    .poll(() => windows.map((window) => held.has(window)), { timeout: pressTimeoutMs, message })
    .toEqual(windows.map(() => true));
  await Promise.all([...held.values()].map((route) => route.continue()));
}
