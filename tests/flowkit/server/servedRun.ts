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

/** Opens a page for an account of the demo, or for a stranger, with every request of its ports held. */
export async function openServedRun(world: World, { email, calls, listen, many, nameOf }: Opening): Promise<ServedRun> {
  const user = demoAccounts.find((account) => account.email === email);
  if (email !== null && user === undefined) throw new Error(`${email} is not an account of the demo`);
  const { context, page } = await world.person(email === null ? {} : { email });
  await page.clock.install({ time: world.now() });
  return {
    world,
    user_id: user?.user_id ?? null,
    page,
    context,
    reader: { page, say: wordsIn('en'), ...(nameOf && { nameOf }) },
    gate: await RequestGate.on(page, calls, { ...(listen && { listen }), ...(many && { many }) }),
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
