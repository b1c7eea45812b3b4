import type { ConsoleMessage, Page } from 'playwright-core';

/** Errors in scripts and what the browser complains of, from now on. How calls are answered is left to what is seen. */
export function errorsOn(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isHarmless(message)) errors.push(message.text());
  });
  return errors;
}

/** A call that is refused or comes to nothing, at whatever time; and a header that a browser ignores without https. */
const isHarmless = (message: ConsoleMessage): boolean =>
  (message.text().startsWith('Failed to load resource') && !message.location().url.includes('/assets/')) ||
  message.text().includes('Cross-Origin-Opener-Policy header has been ignored');
