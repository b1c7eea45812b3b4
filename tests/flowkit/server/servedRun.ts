import type { BrowserContext, Page } from 'playwright-core';
import type { Call } from '#contract/call.ts';
import { requestTimeoutMs } from '#contract/envelope.ts';
import { demoAccounts } from '#server/seed/accounts.ts';
import type { Api } from '#src/api/api.ts';
import { wordsIn } from '../../browser/words.ts';
import type { World } from '../../browser/world.ts';
import type { Reader } from '../reader.ts';
import { type Heard, RequestGate } from './requestGate.ts';
import { wireAs } from './wireClient.ts';

/** Somebody on the pages of a flow: a page with its requests held, a clock, and the wire beside it. */
export interface ServedRun {
  readonly world: World;
  /** Who is signed in; null where the page is its tab's. */
  readonly user_id: string | null;
  readonly tab: Tab;
  readonly page: Page;
  readonly context: BrowserContext;
  readonly reader: Reader;
  readonly gate: RequestGate;
  readonly api: Api;
  readonly clock: PageClock;
}

interface Opening {
  /** Null for somebody who has not signed in. */
  readonly email: string | null;
  /** The call that each port makes. */
  readonly calls: Readonly<Record<string, Call>>;
  readonly listen?: (heard: Heard) => void;
  /** Calls of which a port makes several at once. */
  readonly many?: readonly Call[];
  readonly nameOf?: (id: string) => string;
}

/** A tab in which a run goes on, and others after it. */
interface Tab {
  readonly page: Page;
  readonly context: BrowserContext;
  runs: number;
}

/** A tab keeps all that was ever said to its clock, and says it again to each page. */
const mostRuns = 8;

/** The tabs that runs have left, by who is signed in there. */
const left = new WeakMap<World, Map<string | null, Tab[]>>();

function tabsOf(world: World, user_id: string | null): Tab[] {
  const byUser = left.get(world) ?? new Map<string | null, Tab[]>();
  const tabs = byUser.get(user_id) ?? [];
  left.set(world, byUser.set(user_id, tabs));
  return tabs;
}

async function openTab(world: World, email: string | null): Promise<Tab> {
  const { context, page } = await world.person({ alone: true, ...(email !== null && { email }) });
  await page.clock.install({ time: world.now() });
  return { context, page, runs: 0 };
}

/** Leaves a run on which all went well: the next one goes on in its tab, in which nothing of it is kept. */
export async function leaveRun({ world, user_id, tab, clock }: ServedRun): Promise<void> {
  if (tab.runs >= mostRuns) return tab.context.close();
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

/** Opens a page for an account of the demo, or for a stranger, with every request of its ports held. */
export async function openServedRun(world: World, { email, calls, listen, many, nameOf }: Opening): Promise<ServedRun> {
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
    reader: { page, say: wordsIn('en'), ...(nameOf && { nameOf }) },
    gate: await RequestGate.on(world, page, calls, { ...(listen && { listen }), ...(many && { many }) }),
    api: wireAs(world.origin, context),
    clock: new PageClock(world, page),
  };
}

/** Longer than a page waits for an answer. */
export const silenceMs = requestTimeoutMs + 1_000;

/** A page's clock goes on while it is asked for the time. */
const aMomentMs = 500;

/** The clock of a page beside that of the server: it goes on by itself, stands still, or is set to the server's. */
export class PageClock {
  readonly #world: World;
  readonly #page: Page;
  #stands = false;

  constructor(world: World, page: Page) {
    this.#world = world;
    this.#page = page;
  }

  /** Time passes for the server, and the page is told of it. */
  async passes(ms: number): Promise<void> {
    this.#world.passes(ms / 60_000);
    await this.#follow();
  }

  /** Time stands still on the page. */
  async rests(): Promise<void> {
    if (!this.#stands) await this.#page.clock.pauseAt((await this.#now()) + aMomentMs);
    this.#stands = true;
  }

  /** Time goes on, from the server's. */
  async goesOn(): Promise<void> {
    if (!this.#stands) return;
    await this.#follow();
    await this.#page.clock.resume();
    this.#stands = false;
  }

  #now = (): Promise<number> => this.#page.evaluate(() => Date.now());

  /** A page whose clock stays behind the server's takes what is newest here for old. */
  async #follow(): Promise<void> {
    const behind = Math.ceil(this.#world.now().getTime() - (await this.#now()));
    if (behind > 0) await this.#page.clock.fastForward(behind);
  }
}
