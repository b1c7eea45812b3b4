import type { Page } from 'playwright-core';
import type { Say } from '../browser/words.ts';

export interface Reader {
  readonly page: Page;
  readonly say: Say;
  /** The name on the page for an id in an event; the id itself if omitted. */
  readonly nameOf?: (id: string) => string;
}
