import type { BrowserContext, Page } from 'playwright-core';
import type { Call } from '#contract/call.ts';
import { requestTimeoutMs } from '#contract/envelope.ts';
import { demoAccounts } from '#server/seed/accounts.ts';
import type { Api } from '#src/api/api.ts';
import { translatorFor } from '../../browser/translator.ts';
import type { World } from '../../browser/world.ts';
import type { PageDriver } from '../pageDriver.ts';
import { type ObservedRequest, RequestGate } from './requestGate.ts';
import { apiAs } from './wireClient.ts';

/** A user on a flow's pages: a page whose requests are held, its clock, and the API as the same user. */
export interface ServedRun {
  readonly world: World;
  /** The signed-in user; null if signed out. */
  readonly user_id: string | null;
  readonly tab: Tab;
  readonly page: Page;
  readonly context: BrowserContext;
  readonly reader: PageDriver;
  readonly gate: RequestGate;
  readonly api: Api;
  readonly clock: PageClock;
}

interface RunOptions {
  readonly email: string | null;
  readonly calls: Readonly<Record<string, Call>>;
  readonly listen?: (heard: ObservedRequest) => void;
  /** Calls of which a port makes several at once. */
  readonly many?: readonly Call[];
  readonly nameOf?: (id: string) => string;
}

interface Tab {
  readonly page: Page;
  readonly context: BrowserContext;
  runs: number;
}

/** A tab's clock replays its whole history on each page, so tabs are not reused forever. */
const maxRuns = 8;

/** Free tabs of finished runs, by signed-in user. */
const freeTabs = new WeakMap<World, Map<string | null, Tab[]>>();

function tabsOf(world: World, user_id: string | null): Tab[] {
  const byUser = freeTabs.get(world) ?? new Map<string | null, Tab[]>();
  const tabs = byUser.get(user_id) ?? [];
  freeTabs.set(world, byUser.set(user_id, tabs));
  return tabs;
}

async function openTab(world: World, email: string | null): Promise<Tab> {
  const { context, page } = await world.person({ alone: true, ...(email !== null && { email }) });
  await page.clock.install({ time: world.now() });
  return { context, page, runs: 0 };
}

/** Frees a run's tab after a test that passed. The tab's storage is cleared. */
export async function leaveRun({ world, user_id, tab, clock }: ServedRun): Promise<void> {
  if (tab.runs >= maxRuns) return tab.context.close();
  const { page } = tab;
  await clock.goesOn();
  world.requests.leave(page);
  await page.goto(`${world.origin}/healthz`);
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  tabsOf(world, user_id).push(tab);
}

export async function openServedRun(
  world: World,
  { email, calls, listen, many, nameOf }: RunOptions,
): Promise<ServedRun> {
  const user = demoAccounts.find((account) => account.email === email);
  if (email !== null && user === undefined) throw new Error(`${email} is not an account of the demo`);
  const user_id = user?.user_id ?? null;
  const tab = tabsOf(world, user_id).pop() ?? (await openTab(world, email));
  const { context, page } = tab;
  await page.clock.setSystemTime(world.now());
  tab.runs += 1;
  return {
    world,
    user_id,
    tab,
    page,
    context,
    reader: { page, say: translatorFor('en'), ...(nameOf && { nameOf }) },
    gate: await RequestGate.on(world, page, calls, { ...(listen && { listen }), ...(many && { many }) }),
    api: apiAs(world.origin, context),
    clock: new PageClock(world, page),
  };
}

/** Longer than the client's request timeout. */
export const afterTimeoutMs = requestTimeoutMs + 1_000;

/** Margin for the time in which the page is read: its clock runs on meanwhile. */
const clockMarginMs = 500;

export class PageClock {
  readonly #world: World;
  readonly #page: Page;
  #stands = false;

  constructor(world: World, page: Page) {
    this.#world = world;
    this.#page = page;
  }

  /** Advances the server's clock and then the page's. */
  async passes(ms: number): Promise<void> {
    this.#world.passes(ms / 60_000);
    await this.#follow();
  }

  async rests(): Promise<void> {
    if (!this.#stands) await this.#page.clock.pauseAt((await this.#now()) + clockMarginMs);
    this.#stands = true;
  }

  /** Resumes the page's clock at the server's time. */
  async goesOn(): Promise<void> {
    if (!this.#stands) return;
    await this.#follow();
    await this.#page.clock.resume();
    this.#stands = false;
  }

  #now = (): Promise<number> => this.#page.evaluate(() => Date.now());

  /** A page whose clock is behind the server's would treat the newest data as old. */
  async #follow(): Promise<void> {
    const behind = Math.ceil(this.#world.now().getTime() - (await this.#now()));
    if (behind > 0) await this.#page.clock.fastForward(behind);
  }
}
