import type { Settings } from '../settings/settings.ts';
import { readSettings } from '../settings/settings.ts';

/** The database that the tests of a project run on, made once before them: each test gets a copy of it. */
export type ProvidedDatabase =
  | { readonly kind: 'pglite'; readonly dump: string }
  | { readonly kind: 'postgres'; readonly url: string; readonly template: string };

declare module 'vitest' {
  interface ProvidedContext {
    database: ProvidedDatabase;
  }
}

/** When tests begin, unless they say otherwise. */
export const testBegin = new Date('2026-03-02T08:00:00.000Z');

/** The settings of tests: the demo's, with passwords that are hashed and captchas that are solved with little work. */
export const testSettings: Settings = {
  ...readSettings({ MALLFLOW_DEMO: '1', MALLFLOW_LOG: 'silent' }),
  password_cost: 6,
  captcha_work: { usual: 50, instead_of_image: 200 },
};
