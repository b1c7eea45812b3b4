import type { Locator, Page } from 'playwright-core';
import type { PageDriver } from '../../flowkit/pageDriver.ts';
import { readNow } from '../readNow.ts';

export interface MissingItem {
  readonly words: string;
  readonly way: string | null;
}

const summary = (page: Page): Locator => page.getByRole('complementary');

/** The missing items in the page's summary, once it lists any. */
export async function readMissingItems({ page }: PageDriver): Promise<readonly MissingItem[]> {
  return reasonsIn(summary(page));
}

export const reasonsIn = (part: Locator): Promise<readonly MissingItem[]> =>
  readNow('the caller reads again', () =>
    part.locator('[role=status] li').evaluateAll((items) =>
      items.map((item) => {
        const way = item.querySelector('a, button')?.textContent ?? null;
        const words = item.textContent ?? '';
        return { words: words.slice(0, words.length - (way ?? '').length).trim(), way };
      }),
    ),
  );

export const pressWay = ({ page, say }: PageDriver, way: string): Promise<void> =>
  summary(page)
    .getByRole('button', { name: say(way), exact: true })
    .click();

interface Line {
  readonly name: string;
  readonly currency: string | undefined;
  /** In hundredths of any currency's unit. */
  readonly amount: number;
}

/** Price lines in the summary; the total comes last. */
export async function priceLines({
  page,
}: PageDriver): Promise<{ readonly lines: readonly Line[]; readonly total: Line }> {
  const rows = await readNow('the price was waited for', () =>
    summary(page)
      .locator('dl')
      .last()
      .locator('> div')
      .evaluateAll((all) =>
        all.map((row) => {
          const amount = [...row.querySelectorAll('dd > span')].at(-1)?.textContent ?? '';
          return { name: row.querySelector('dt')?.textContent ?? '', amount };
        }),
      ),
  );
  const read = rows.map(({ name, amount }) => ({
    name,
    currency: /[A-Z]{2}(?:[A-Z]|[$])/.exec(amount)?.[0],
    amount: Math.round(Number(amount.replace(/[^\d.]/g, '')) * 100) * (/[-−]/.test(amount) ? -1 : 1),
  }));
  const total = read.at(-1);
  if (total === undefined) throw new Error('the summary has no price');
  return { lines: read.slice(0, -1), total };
}

/** A control's description as a screen reader reads it. */
export const descriptionOf = (control: Locator): Promise<string> =>
  control.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
      .trim(),
  );
