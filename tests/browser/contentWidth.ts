import type { Page } from 'playwright-core';

/** Width in px, without the side padding. */
export const contentWidth = (page: Page): Promise<number> =>
  page
    .getByRole('main')
    .evaluate((main) => main.clientWidth - 2 * Number.parseFloat(getComputedStyle(main).paddingLeft));
