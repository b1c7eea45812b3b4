import { eq, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { z } from 'zod/mini';
import type { Env } from '#server/api.ts';
import type { Deps } from '#server/deps.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { sealToken } from '#server/modules/orders/token.ts';
import { signNotification } from '#server/modules/payments/sandbox/messages.ts';
import { mobilePayments } from '#server/modules/payments/tables.ts';
import { type SandboxMessage, sandboxKey } from '#server/providers/sandbox.ts';

/** Notifications, and plain inserts, per round. */
const samples = 200;
/** Number of concurrent requests. */
const concurrency = 8;

/** The measured process runs a round for each request here. */
export const notificationsPath = '/bench/notifications';

const roundDurations = z.object({ notifications: z.number(), inserts: z.number() });

/** Milliseconds that a round took. */
export type NotificationRound = z.infer<typeof roundDurations>;

/** The first round is warm-up. */
export async function measureNotifications(origin: string, rounds: number): Promise<readonly NotificationRound[]> {
  const measured: NotificationRound[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const response = await fetch(`${origin}${notificationsPath}`, { method: 'POST' });
    measured.push(roundDurations.parse(await response.json()));
  }
  return measured.slice(1);
}

export const perSecond = (milliseconds: number): number => (samples * 1000) / milliseconds;

/** Adds the endpoint that runs a round: equally many payment notifications and plain inserts, alternately in halves. */
export async function serveNotifications(app: Hono<Env>, deps: Deps): Promise<void> {
  await deps.db.execute(sql`create table bench_rows (id bigint generated always as identity, body text not null)`);
  app.post(notificationsPath, async (context) => {
    const messages = await addOpenPayments(deps);
    const round = { notifications: 0, inserts: 0 };
    for (const half of [messages.slice(0, samples / 2), messages.slice(samples / 2)]) {
      round.inserts += await timeInLanes(half, async ({ body }) => {
        await deps.db.execute(sql`insert into bench_rows (body) values (${body})`);
      });
      round.notifications += await timeInLanes(half, async ({ path, headers, body }, index) => {
        // Each from another network, to avoid the rate limit.
        const bindings = { incoming: { socket: { remoteAddress: `10.0.${index >> 8}.${index & 255}` } } };
        const answer = await app.request(path, { method: 'POST', headers, body }, bindings);
        if (answer.status !== 200) throw new Error(`a notification was answered with ${answer.status}`);
      });
    }
    return context.json(round);
  });
}

async function timeInLanes(
  all: readonly SandboxMessage[],
  work: (each: SandboxMessage, index: number) => Promise<void>,
): Promise<number> {
  const queue = [...all.entries()];
  const began = performance.now();
  const lane = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await work(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: concurrency }, lane));
  return performance.now() - began;
}

/** Adds orders with open sandbox payments; returns the notifications of their payment. */
async function addOpenPayments(deps: Deps): Promise<readonly SandboxMessage[]> {
  const { db, secret, settings } = deps;
  const [like] = await db.select().from(orders).where(eq(orders.order_id, 'cn-order-edm'));
  if (like === undefined) throw new Error('the demo has no order to copy');
  const now = deps.now();
  const names = Array.from({ length: samples }, () => Buffer.from(secret(96), 'base64url').toString('hex'));
  const { amount: minor, currency } = like;
  const expires_at = new Date(now.getTime() + 900_000);
  await db.insert(orders).values(
    names.map((name) => ({
      ...like,
      ...sealToken(deps, { order_id: name, token: secret(128) }),
      order_no: name,
      payment_status: 'processing' as const,
      pay_until: new Date(now.getTime() + 86_400_000),
    })),
  );
  await db.insert(mobilePayments).values(
    names.map((name) => ({
      payment_id: name,
      order_id: name,
      provider: 'wechat' as const,
      device: 'computer' as const,
      status: 'open' as const,
      currency,
      amount: minor,
      begun_at: now,
      expires_at,
      heard_at: now,
    })),
  );
  const by = { name: 'wechat', signing: sandboxKey(settings), now } as const;
  return names.map((name) => {
    const transaction = { transaction_id: name, amount: { minor, currency }, refunds: [] };
    return signNotification({ payment_id: name, standing: { kind: 'paid', transaction } }, by);
  });
}
