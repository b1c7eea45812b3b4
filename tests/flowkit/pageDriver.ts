import type { Page } from 'playwright-core';
import type { Translate } from '../browser/translator.ts';

export interface PageDriver {
  readonly page: Page;
  readonly say: Translate;
  /** The name on the page for an id in an event; the id itself if omitted. */
  readonly nameOf?: (id: string) => string;
}
