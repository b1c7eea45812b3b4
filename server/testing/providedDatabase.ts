import type { Settings } from '../settings/settings.ts';
import { readSettings } from '../settings/settings.ts';

/** Made once per test project; each test gets a copy. */
export type ProvidedDatabase =
  | { readonly kind: 'pglite'; readonly dump: string }
  | { readonly kind: 'postgres'; readonly url: string; readonly template: string };

declare module 'vitest' {
  interface ProvidedContext {
    database: ProvidedDatabase;
  }
}

export const testBegin = new Date('2026-03-02T08:00:00.000Z');

/** With cheap password hashes and captchas. */
export const testSettings: Settings = {
  ...readSettings({ MALLFLOW_DEMO: '1', MALLFLOW_LOG: 'silent' }),
  password_cost: 6,
  captcha_work: { usual: 50, instead_of_image: 200 },
};
