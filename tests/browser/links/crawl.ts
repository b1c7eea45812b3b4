import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { readNow } from '../readNow.ts';
import type { Translate } from '../translator.ts';

const base = '/mall';

/** An English sentence that promises an action. A link to a page that one of the expressions matches must be beside it. */
export type LinkPromise = readonly [sentence: string, ...pages: RegExp[]];

interface QueuedLink {
  /** Relative to the base path. */
  readonly href: string;
  readonly from: string;
}

export interface CrawlOptions {
  readonly say: Translate;
  readonly promises: readonly LinkPromise[];
}

/** The result of a crawl. `dead` and `broken` are empty if all is well. */
export interface CrawlResult {
  /** Patterns of the opened pages: `/order/unpaid/detail/:id`. */
  readonly pages: readonly string[];
  /** Links to an error, or to a page that is not the one of its address. */
  readonly dead: readonly string[];
  /** Sentences without their promised link. */
  readonly broken: readonly string[];
}

/**
 * Links to the same page about different things count as one: an order in each list, an entry of the suite, a type of
 * notices.
 */
const pagePattern = (href: string): string =>
  href
    .replace(/#.*$/, '')
    .replace(/\?.*$/, '')
    .replace(/\/detail\/[^/]+/, '/detail/:id')
    .replace(/\/suite\/[^/]+/, '/suite/:entry');

/** Pages that redirect according to what the client has done. */
const redirectingPages = [
  { from: /^\/(auth|mainlandAuth)$/, to: /^\/(auth|mainlandAuth|home)$/ },
  { from: /^\/appoint/, to: /^\/appoint/ },
  { from: /^\/payment/, to: /^\/payment/ },
  { from: /^\/store/, to: /^\/store/ },
];

const isPageOf = (href: string, path: string): boolean => {
  const [from] = href.split(/[?#]/);
  return path === from || redirectingPages.some((rule) => rule.from.test(from ?? '') && rule.to.test(path));
};

export async function waitUntilSettled(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
}

/** Links in a part of a settled page, relative to the base path. */
export async function linksIn(part: Locator): Promise<string[]> {
  const hrefs = await readNow('the page is settled, and what comes later is found where it is led to', () =>
    part.locator('a[href]:not([data-leaves])').evaluateAll((links) =>
      links
        .filter((link): link is HTMLAnchorElement => link instanceof HTMLAnchorElement)
        .filter((link) => link.origin === location.origin && link.target !== '_blank')
        .map((link) => link.pathname + link.search + link.hash),
    ),
  );
  return hrefs.filter((href) => href.startsWith(`${base}/`)).map((href) => href.slice(base.length));
}

/** Sentences in a part of a settled page without their link. The page at `path` counts as linked. */
export async function brokenPromisesIn(part: Locator, { say, promises }: CrawlOptions, path = ''): Promise<string[]> {
  const links = [path, ...(await linksIn(part))];
  const texts = await readNow('the page is settled', () => part.allInnerTexts());
  const text = texts.join(' ').replace(/\s+/g, ' ');
  const isSaid = (sentence: string) =>
    say(sentence)
      .split(/\{[^}]*\}/)
      .every((part) => text.includes(part.replace(/\s+/g, ' ').trim()));
  return promises
    .filter(([sentence, ...pages]) => isSaid(sentence) && !pages.some((each) => links.some((link) => each.test(link))))
    .map(([sentence]) => sentence);
}

/** Opens every page reachable by links from the given ones, each kind once. */
export async function crawl(page: Page, starts: readonly string[], how: CrawlOptions): Promise<CrawlResult> {
  const queue: QueuedLink[] = [];
  const known = new Set<string>();
  const find = (links: readonly string[], from: string) => {
    for (const href of links) {
      if (known.has(pagePattern(href))) continue;
      known.add(pagePattern(href));
      queue.push({ href, from });
    }
  };
  find(starts, 'the start');
  const dead: string[] = [];
  const broken: string[] = [];
  for (const { href, from } of queue) {
    await page.goto(base + href);
    await waitUntilSettled(page);
    const path = new URL(page.url()).pathname.slice(base.length);
    // A page error is in a section; alerts beside forms do not count.
    const errors = page.locator('main section[role=alert]');
    const isError = (await readNow('the page is settled', () => errors.count())) > 0;
    if (!isPageOf(href, path) || isError) dead.push(`${href} on ${from}: ${isError ? 'an error' : path}`);
    find(await linksIn(page.locator('body')), pagePattern(path));
    // Without the header: its menu is missing on another host, so it does not count as the promised link.
    for (const sentence of await brokenPromisesIn(page.locator('main, aside'), how, path))
      broken.push(`${pagePattern(path)}: ${sentence}`);
  }
  return { pages: [...known].sort(), dead, broken };
}
