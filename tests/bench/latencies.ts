import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod/mini';
import { calls } from '#contract/calls/index.ts';
import { startPostgres } from '#server/testing/postgresServer.ts';
import { type ApiUser, signIn } from './apiUser.ts';
import { type BenchOrders, benchOrdersVariable } from './benchOrders.ts';
import type { Round } from './figures.ts';
import { defaultManyOrders } from './manyOrders.ts';
import { type Cleanup, end, root, temporaryFolder } from './processes.ts';

/** Requests of each kind per round. */
const samples = 120;
const warmUp = 30;
const buyer = 'owner@cn.example';

export const databases = ['pglite', 'postgres'] as const;
export type DatabaseKind = (typeof databases)[number];

export async function startServer(kind: DatabaseKind, cleanup: Cleanup, crowd?: BenchOrders): Promise<string> {
  const folder = await temporaryFolder(cleanup);
  const url = kind === 'postgres' ? await startedPostgres(cleanup) : '';
  const env = { ...process.env, NODE_ENV: '', MALLFLOW_DEMO: '1', DATA_DIR: folder, DATABASE_URL: url };
  const told = crowd === undefined ? {} : { [benchOrdersVariable]: JSON.stringify(crowd) };
  const server = fork(join(import.meta.dirname, 'server.ts'), {
    cwd: root,
    execArgv: [],
    env: { ...env, ...told },
    stdio: ['ignore', process.stderr, process.stderr, 'ipc'],
  });
  cleanup.add(() => end(server));
  const [message] = await Promise.race([
    once(server, 'message'),
    once(server, 'exit').then(() => Promise.reject(new Error(`the server on ${kind} did not start`))),
  ]);
  return z.object({ origin: z.string() }).parse(message).origin;
}

export async function startedPostgres(cleanup: Cleanup): Promise<string> {
  const { url, stop } = await startPostgres('mallflow', 'on disk');
  cleanup.add(stop);
  return `${url}/mallflow`;
}

/** Places and lists orders, alternating with the bare handler, over keep-alive connections. */
export async function measureCalls(
  origin: string,
  rounds: number,
): Promise<{ readonly orderAdd: readonly Round[]; readonly orderList: readonly Round[] }> {
  const [owner, holder] = [await signIn(origin, buyer), await signIn(origin, defaultManyOrders.email)];
  const add = await orderPlacer(owner);
  const list = async () => {
    const { ms, data } = await holder.call(calls.orderList, { query: { page_size: '20' } });
    if (data.orders.length !== 20) throw new Error(`the list has ${data.orders.length} orders, not 20`);
    return ms;
  };
  const turn = (action: () => Promise<number>, person: ApiUser) => async (): Promise<Round> => {
    const round = { call: [] as number[], bare: [] as number[] };
    for (let sample = 0; sample < samples; sample += 1) {
      round.bare.push(await person.bare());
      round.call.push(await action());
    }
    return round;
  };
  for (let count = 0; count < warmUp; count += 1) await Promise.all([add(), list(), owner.bare(), holder.bare()]);
  const measured = { orderAdd: [] as Round[], orderList: [] as Round[] };
  for (let round = 0; round < rounds; round += 1) {
    measured.orderAdd.push(await turn(add, owner)());
    measured.orderList.push(await turn(list, holder)());
  }
  owner.leave();
  holder.leave();
  return measured;
}

/** Adds an account to a plan. Times only the placing; draft and price come before. */
export async function orderPlacer(owner: ApiUser): Promise<() => Promise<number>> {
  const { client_id } = (await owner.call(calls.userRead)).data;
  const [product] = (await owner.call(calls.productInfo)).data.products;
  if (client_id === null || product === undefined) throw new Error('who places orders has nothing to add to');
  return async () => {
    const { draft_id } = (await owner.call(calls.flowDraftOpen, { body: { flow: 'purchase' } })).data;
    const { order_product_id } = product;
    const query = { client_id, draft_id, order_type: 'append', order_product_id, addons: 'accounts:1' };
    const { quote_id, amount } = (await owner.call(calls.orderPrice, { query })).data;
    const body = { quote_id, amount, acknowledged_hints: [] };
    const { ms } = await owner.call(calls.orderAdd, { body, key: randomUUID() });
    await owner.call(calls.flowDraftDiscard, { body: { draft_id } });
    return ms;
  };
}
