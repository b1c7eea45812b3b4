import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { readNow } from '../readNow.ts';
import type { Say } from '../words.ts';

/** Where pages stand below the origin. */
const base = '/mall';

/** A sentence that promises something to do, in English, and the pages of which one has to be linked beside it. */
export type Promised = readonly [sentence: string, ...pages: RegExp[]];

/** A page that was opened by a link. */
interface Opened {
  /** The address of the link, below the base path. */
  readonly href: string;
  /** The page on which the link was first found. */
  readonly from: string;
}

export interface Crawl {
  /** Says the words of the pages. */
  readonly say: Say;
  readonly promises: readonly Promised[];
}

/** What a crawl found: each list is empty where all is well. */
export interface Found {
  /** The pages that were opened, as `/order/unpaid/detail/:id`. */
  readonly pages: readonly string[];
  /** Links to a page that is an error, or is not the one of its address. */
  readonly dead: readonly string[];
  /** Sentences without the link that they promise. */
  readonly broken: readonly string[];
}

/** Links to the same page about different things are one: an order for each list, an entry of the suite, a type of notices. */
const kindOf = (href: string): string =>
  href
    .replace(/#.*$/, '')
    .replace(/\?.*$/, '')
    .replace(/\/detail\/[^/]+/, '/detail/:id')
    .replace(/\/suite\/[^/]+/, '/suite/:entry');

/** Pages that decide by what the client has done which page is shown. */
const decides = [
  { from: /^\/(auth|mainlandAuth)$/, to: /^\/(auth|mainlandAuth|home)$/ },
  { from: /^\/appoint/, to: /^\/appoint/ },
  { from: /^\/payment/, to: /^\/payment/ },
  { from: /^\/store/, to: /^\/store/ },
];

const isAt = (href: string, path: string): boolean => {
  const [from] = href.split(/[?#]/);
  return path === from || decides.some((rule) => rule.from.test(from ?? '') && rule.to.test(path));
};

/** Waits until a page shows what it is about. */
export async function settled(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
}

/** The addresses of the links in a part of a settled page, below the base path. */
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

/** Which of the sentences in a part of a settled page lack their link there. On the page itself, of the path, it is kept. */
export async function brokenIn(part: Locator, { say, promises }: Crawl, path = ''): Promise<string[]> {
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

/** Opens every page to which links lead from the given ones, each kind of page once. */
export async function crawl(page: Page, starts: readonly string[], how: Crawl): Promise<Found> {
  const queue: Opened[] = [];
  const known = new Set<string>();
  const find = (links: readonly string[], from: string) => {
    for (const href of links) {
      if (known.has(kindOf(href))) continue;
      known.add(kindOf(href));
      queue.push({ href, from });
    }
  };
  find(starts, 'the start');
  const dead: string[] = [];
  const broken: string[] = [];
  for (const { href, from } of queue) {
    await page.goto(base + href);
    await settled(page);
    const path = new URL(page.url()).pathname.slice(base.length);
    // An error stands in a section of its own: what is said beside a form is none.
    const errors = page.locator('main section[role=alert]');
    const isError = (await readNow('the page is settled', () => errors.count())) > 0;
    if (!isAt(href, path) || isError) dead.push(`${href} on ${from}: ${isError ? 'an error' : path}`);
    find(await linksIn(page.locator('body')), kindOf(path));
    // What a menu leads to is no way on from a sentence: another host has no such menu.
    for (const sentence of await brokenIn(page.locator('main, aside'), how, path))
      broken.push(`${kindOf(path)}: ${sentence}`);
  }
  return { pages: [...known].sort(), dead, broken };
}
