import type { Page } from 'playwright-core';

/** How wide the content of a page is, without what is left free beside it. */
export const contentWidth = (page: Page): Promise<number> =>
  page
    .getByRole('main')
    .evaluate((main) => main.clientWidth - 2 * Number.parseFloat(getComputedStyle(main).paddingLeft));
