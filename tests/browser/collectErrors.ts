import type { ConsoleMessage, Page } from 'playwright-core';

/** Collects script errors and browser warnings from now on. Failed calls do not count: pages show those. */
export function collectErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isHarmless(message)) errors.push(message.text());
  });
  return errors;
}

/** A failed call, or a header that browsers ignore without HTTPS. */
const isHarmless = (message: ConsoleMessage): boolean =>
  (message.text().startsWith('Failed to load resource') && !message.location().url.includes('/assets/')) ||
  message.text().includes('Cross-Origin-Opener-Policy header has been ignored');
