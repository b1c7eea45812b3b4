import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { sessionSignIn } from '#contract/calls/session.ts';
import { sameSiteHeader } from '#contract/envelope.ts';
import { type Language, languageCookie } from '#contract/languages.ts';
import { demoPassword } from '#server/seed/accounts.ts';
import { patienceMs } from './patience.ts';
import { slowPages } from './slowPages.ts';

/** Who comes to the pages, and by what. */
export interface Person {
  /** Who signs in, before the first page is opened; nobody where it is left out. */
  readonly email?: string;
  /** What was chosen here before; null for a person who has never chosen. */
  readonly language?: Language | null;
  readonly width?: number;
  readonly scheme?: 'light' | 'dark';
  /** A name below `.example` or `localhost` by which the server is reached. */
  readonly host?: string;
  /** Comes for the first time, and is shown the hints of the guide. Others have hidden them; false leaves the guide as it was. */
  readonly isNew?: boolean;
  /** What the browser says of itself, where that matters. */
  readonly userAgent?: string;
  /** Lets the test put a script of its own into the pages. */
  readonly scripted?: boolean;
  /** Has a browser of its own, which the test may change for good: its clock, its permissions, what it runs before each page. */
  readonly alone?: boolean;
}

/** People who come to a server and leave it. */
export interface People {
  readonly come: (who: Person) => Promise<{ readonly context: BrowserContext; readonly page: Page }>;
  /** Closes all windows of somebody. */
  readonly leave: (context: BrowserContext) => Promise<void>;
  /** Closes the windows of everybody who has not left, with what they browse with. */
  readonly allLeave: () => Promise<void>;
}

/** What somebody browses with. */
interface Profile {
  readonly context: BrowserContext;
  /**
   * Stays open, so that the process stays in which the pages run: it has read and compiled their scripts, which costs as much
   * as all else that a first page does.
   */
  readonly anchor: Page;
  /** The options it was opened with: the next person with the same options gets it. Null where it is not reused. */
  readonly key: string | null;
}

/** Each profile that is kept holds a process of about 100 MB. Test files use some eight kinds of windows between them. */
const mostKept = 10;

/** Opens browsers for people, and gives those that they have left to the next who need the like, with nothing of them in it. */
export function openPeople(browser: Browser, origin: string): People {
  /** The longest unused first. */
  const left: Profile[] = [];
  const taken = new Map<BrowserContext, Profile>();
  return {
    async come(who) {
      const url = who.host === undefined ? origin : origin.replace('127.0.0.1', who.host);
      const options = optionsFor(url, who);
      // A window of another host visits other origins, and each keeps storage that is not emptied: it is not reused.
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
      // A call that a test has held back may come to its end only now: nobody waits for it any more.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      if (profile.key === null) return closeOrLeave(context);
      await empty(profile);
      left.push(profile);
      const unused = left.length > mostKept ? left.shift() : undefined;
      if (unused !== undefined) await closeOrLeave(unused.context);
    },
    async allLeave() {
      const contexts = [...taken.keys()];
      taken.clear();
      await Promise.all(contexts.map(closeOrLeave));
    },
  };
}

const optionsFor = (url: string, { width = 1280, scheme = 'light', scripted = false, userAgent }: Person) => ({
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
  context.setDefaultTimeout(patienceMs);
  await slowPages(context);
  if (key !== null) refuseWhatLasts(context);
  const anchor = await context.newPage();
  await anchor.goto('/healthz');
  return { context, anchor, key };
}

/** Takes everything back that one person has left in a profile. */
async function empty({ context, anchor }: Profile): Promise<void> {
  for (const page of context.pages()) if (page !== anchor) await page.close();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearCookies();
  await anchor.evaluate(() => localStorage.clear());
}

/** A context that hangs while it closes, as Chromium's do now and then, is left to the end of its browser: nobody else gets it. */
async function closeOrLeave(context: BrowserContext): Promise<void> {
  await Promise.race([context.close(), delay(patienceMs, undefined, { ref: false })]);
}

/** The next one to have a browser would meet what cannot be taken back from it. */
function refuseWhatLasts(context: BrowserContext): void {
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
