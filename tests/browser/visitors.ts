import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { sessionSignIn } from '#contract/calls/session.ts';
import { sameSiteHeader } from '#contract/envelope.ts';
import { type Language, languageCookie } from '#contract/languages.ts';
import { demoPassword } from '#server/seed/accounts.ts';
import { eventTimeoutMs } from './eventTimeout.ts';
import { blockOnAnswers } from './slowPages.ts';

export interface Visitor {
  /** The account that is signed in before the first page; omitted: signed out. */
  readonly email?: string;
  /** The language chosen before; null if none was. */
  readonly language?: Language | null;
  readonly width?: number;
  readonly scheme?: 'light' | 'dark';
  /** A host below `.example` or `localhost` that leads to the server. */
  readonly host?: string;
  /** Gets the guide's hints as on a first visit. Omitted: they are hidden; false leaves the guide unchanged. */
  readonly isNew?: boolean;
  readonly userAgent?: string;
  /** Allows the test to add scripts to the pages. */
  readonly scripted?: boolean;
  /** Gets a separate context, which the test may change permanently: clock, permissions, init scripts. */
  readonly alone?: boolean;
}

export interface Visitors {
  readonly come: (who: Visitor) => Promise<{ readonly context: BrowserContext; readonly page: Page }>;
  readonly leave: (context: BrowserContext) => Promise<void>;
  /** Closes the windows of all remaining visitors, and their contexts. */
  readonly allLeave: () => Promise<void>;
}

interface Profile {
  readonly context: BrowserContext;
  /**
   * Stays open to keep the pages' process alive: it has compiled their scripts, which costs as much as the rest of a
   * first page.
   */
  readonly anchor: Page;
  /** The options of the context, for reuse by the next visitor with the same; null: not reused. */
  readonly key: string | null;
}

/** Each kept profile holds a process of about 100 MB. Test files use about eight kinds. */
const maxFreeProfiles = 10;

/** Opens contexts for visitors, and reuses left ones with the same options after clearing them. */
export function openVisitors(browser: Browser, origin: string): Visitors {
  /** Least recently used first. */
  const left: Profile[] = [];
  const taken = new Map<BrowserContext, Profile>();
  return {
    async come(who) {
      const url = who.host === undefined ? origin : origin.replace('127.0.0.1', who.host);
      const options = optionsFor(url, who);
      // A context for another host visits other origins, whose storage is not cleared: it is not reused.
      const key = who.alone === true || who.host !== undefined ? null : JSON.stringify(options);
      const index = left.findLastIndex((each) => key !== null && each.key === key);
      const profile = left.splice(index, index === -1 ? 0 : 1)[0] ?? (await openProfile(browser, options, key));
      const { context } = profile;
      taken.set(context, profile);
      const language = who.language === undefined ? 'en' : who.language;
      if (language !== null) await context.addCookies([{ name: languageCookie.name, value: language, url }]);
      if (who.email !== undefined) await signIn(context, who.email);
      return { context, page: await context.newPage() };
    },
    async leave(context) {
      const profile = taken.get(context);
      taken.delete(context);
      if (profile === undefined || profile.anchor.isClosed()) return;
      // A call that a test has held may end only now, when no test waits for it any more.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      if (profile.key === null) return closeOrLeave(context);
      await clearProfile(profile);
      left.push(profile);
      const unused = left.length > maxFreeProfiles ? left.shift() : undefined;
      if (unused !== undefined) await closeOrLeave(unused.context);
    },
    async allLeave() {
      const contexts = [...taken.keys()];
      taken.clear();
      await Promise.all(contexts.map(closeOrLeave));
    },
  };
}

const optionsFor = (url: string, { width = 1280, scheme = 'light', scripted = false, userAgent }: Visitor) => ({
  baseURL: url,
  viewport: { width, height: width === 360 ? 740 : 900 },
  hasTouch: width === 360,
  bypassCSP: scripted,
  colorScheme: scheme,
  reducedMotion: 'reduce' as const,
  timezoneId: 'Asia/Shanghai',
  ...(userAgent !== undefined && { userAgent }),
});

async function openProfile(browser: Browser, options: BrowserContextOptions, key: string | null): Promise<Profile> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(eventTimeoutMs);
  await blockOnAnswers(context);
  if (key !== null) forbidPermanentChanges(context);
  const anchor = await context.newPage();
  await anchor.goto('/healthz');
  return { context, anchor, key };
}

/** Removes everything that a visitor has left in a profile. */
async function clearProfile({ context, anchor }: Profile): Promise<void> {
  for (const page of context.pages()) if (page !== anchor) await page.close();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearCookies();
  await anchor.evaluate(() => localStorage.clear());
}

/** Contexts of Chromium occasionally hang while they close; such a context is abandoned and not reused. */
async function closeOrLeave(context: BrowserContext): Promise<void> {
  await Promise.race([context.close(), delay(eventTimeoutMs, undefined, { ref: false })]);
}

/** Rejects changes that cannot be undone for the next visitor. */
function forbidPermanentChanges(context: BrowserContext): void {
  const refuse = (): never => {
    throw new Error('A browser is changed for good by whoever has come to it with `alone` only');
  };
  context.addInitScript = refuse;
  context.exposeBinding = refuse;
  context.exposeFunction = refuse;
  context.grantPermissions = refuse;
  context.setExtraHTTPHeaders = refuse;
  context.setGeolocation = refuse;
  Object.assign(context.clock, { install: refuse, setFixedTime: refuse, setSystemTime: refuse });
}

async function signIn(context: BrowserContext, email: string): Promise<void> {
  const answer = await context.request.post(`/oss${sessionSignIn.path}`, {
    data: { email, password: demoPassword },
    headers: { [sameSiteHeader.name]: sameSiteHeader.value },
  });
  const { code } = await answer.json();
  if (code !== 0) throw new Error(`${email} could not sign in: ${code}`);
}
