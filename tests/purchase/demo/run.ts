import { eq } from 'drizzle-orm';
import type { BrowserContext, Page } from 'playwright-core';
import { z } from 'zod';
import { orderAdd } from '#contract/calls/order.ts';
import { orderPrice } from '#contract/calls/product.ts';
import type { ErrorName } from '#contract/codes.ts';
import { quote } from '#contract/entities/order.ts';
import { envelope, requestTimeoutMs, sameSiteHeader } from '#contract/envelope.ts';
import { priceQueryOf } from '#machines/lifecycles/selection.ts';
import { quotes } from '#server/modules/orders/tables.ts';
import { demoAccounts } from '#server/seed/accounts.ts';
import type { Api } from '#src/api/api.ts';
import type { Result } from '#src/api/result.ts';
import { wordsIn } from '../../browser/words.ts';
import type { World } from '../../browser/world.ts';
import type { Reader } from '../../flowkit/reader.ts';
import { type Account, accounts } from './accounts.ts';
import {
  cancelPlaced,
  openDraft,
  openStore,
  orderElsewhere,
  raisePrice,
  tidy,
  withdrawAccounts,
  withdrawVoucher,
} from './arranging.ts';
import { wireOf } from './facts.ts';
import { HeldRequests } from './held.ts';
import { otherPin } from './pins.ts';
import type { Stage } from './stage.ts';

/** Somebody who buys in the demo: a page, what it asks, and the wire beside it. */
export interface Run {
  readonly world: World;
  readonly account: Account;
  readonly client: string;
  readonly user: string;
  readonly page: Page;
  readonly context: BrowserContext;
  readonly reader: Reader;
  readonly held: HeldRequests;
  readonly api: Api;
  readonly stage: Stage;
  /** Time passes for the server and for the page. */
  readonly passes: (ms: number) => Promise<void>;
  /** Time stands still on the page; and it goes on as if it had not. */
  readonly rests: () => Promise<void>;
  readonly goesOn: () => Promise<void>;
}

/** Opens the store for an account, with every request of its ports held. */
export async function openRun(world: World, account: Account, nameOf: (id: string) => string): Promise<Run> {
  await tidy(world.db);
  const { email, client } = accounts[account];
  const { context, page } = await world.person({ email });
  const held = new HeldRequests();
  await page.clock.install({ time: world.now() });
  await held.holdOn(page);
  const user = demoAccounts.find((one) => one.email === email)?.user_id ?? '';
  const api = wireOf(world.origin, context);
  /** By how much the page's clock is behind the server's. */
  let behind = 0;
  const passes = async (ms: number) => {
    world.passes(ms / 60_000);
    await page.clock.fastForward(ms + behind);
    behind = 0;
  };
  const overMs = 16 * 60_000;
  const stage: Stage = {
    account,
    openStore: () => openStore(world.db),
    orderElsewhere: () => orderElsewhere(world, client),
    placeElsewhere: async () => {
      const { key } = await openDraft(world.db, user);
      await placeByWire(world.origin, context, held.lastAsked, key);
    },
    placeOther: async () => {
      const { draft_id, key } = await openDraft(world.db, user);
      const query = priceQueryOf(otherPin.selection, { client_id: client, draft_id, invite_verified: false });
      const priced = await api.call(orderPrice, { query });
      if (priced.kind !== 'ok') throw new Error('The other window was told no price');
      const { quote_id, amount } = priced.data;
      const placed = await api.call(orderAdd, { body: { quote_id, amount, acknowledged_hints: [] }, key });
      if (placed.kind !== 'ok') throw new Error('The other window could not place its order');
    },
    cancelElsewhere: () => cancelPlaced(world.db, user),
    forgetQuote: async () => {
      await world.db.delete(quotes).where(eq(quotes.quote_id, held.quotes.at(-1)?.quote_id ?? ''));
    },
    raisePrice: async () => {
      await raisePrice(world.db);
    },
    withdrawAccounts: async () => {
      await withdrawAccounts(world.db);
    },
    withdrawVoucher: async () => {
      await withdrawVoucher(world.db);
    },
    quoteExpires: () => {
      world.passes(overMs / 60_000);
      behind += overMs;
    },
    timePasses: () => passes(overMs),
  };
  const reader: Reader = { page, say: wordsIn('en'), nameOf };
  let restsSince: number | null = null;
  const rests = async () => {
    restsSince ??= performance.now();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + aMomentMs);
  };
  const goesOn = async () => {
    if (restsSince === null) return;
    // The server's clock has gone on meanwhile: one that stays behind it takes what is newest here for old.
    await page.clock.fastForward(Math.ceil(performance.now() - restsSince));
    await page.clock.resume();
    restsSince = null;
  };
  return { world, account, client, user, page, context, reader, held, api, stage, passes, rests, goesOn };
}

/** The page's clock goes on while it is asked for the time. */
const aMomentMs = 500;

const answerOf = z.object({ data: quote });

/** Places what was last asked for, at its price, as another window would. */
async function placeByWire(origin: string, context: BrowserContext, asked: string, key: string): Promise<void> {
  const headers = { [sameSiteHeader.name]: sameSiteHeader.value };
  const priced = await context.request.get(`${origin}/oss${orderPrice.path}${asked}`, { headers });
  const { data } = answerOf.parse(await priced.json());
  const { quote_id, amount, reduced_version_hints } = data;
  const answer = await context.request.post(`${origin}/oss${orderAdd.path}`, {
    headers: { ...headers, 'idempotency-key': key },
    data: { quote_id, amount, acknowledged_hints: reduced_version_hints.map(({ hint_id }) => hint_id) },
  });
  const { code, msg } = envelope.parse(await answer.json());
  if (code !== 0) throw new Error(`The other window could not place the order: ${msg}`);
}

/** What came of a call, in one word. */
export function wordOf(result: Result<unknown>): ErrorName | 'ok' | null {
  if (result.kind === 'ok') return 'ok';
  return result.kind === 'refused' ? result.error : null;
}

export const silenceMs = requestTimeoutMs + 1_000;
