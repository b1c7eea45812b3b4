import type { Page } from 'playwright-core';
import type { Say } from '../browser/words.ts';

/** A page with the words of its language. */
export interface Reader {
  readonly page: Page;
  readonly say: Say;
  /** How that is called on the page which an event names by its id; by its id where this is left out. */
  readonly nameOf?: (id: string) => string;
}
