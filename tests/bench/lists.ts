import { calls } from '#contract/calls/index.ts';
import { type ApiUser, signIn } from './apiUser.ts';
import { median, percentile, ratio } from './figures.ts';
import { type DatabaseKind, orderPlacer, startServer } from './latencies.ts';
import type { Cleanup } from './processes.ts';

export const sizes = {
  100: { email: 'owner@cn.example', client_id: 'client-cn' },
  10000: { email: 'owner@hk.example', client_id: 'client-hk' },
  99999: { email: 'owner@jp.example', client_id: 'client-jp' },
} as const;
type Size = keyof typeof sizes;
const allSizes = [100, 10_000, 99_999] as const satisfies readonly Size[];

const readings = 7;
/** Requests of each kind for p50 and p99. */
const samples = 120;
const warmUp = 20;
/** Interval at which the server reports its memory. */
const memoryMs = 20;

export const startWithLists = (kind: DatabaseKind, cleanup: Cleanup, others = 0): Promise<string> =>
  startServer(kind, cleanup, [
    ...allSizes.map((count) => ({
      client_id: sizes[count].client_id,
      count,
      prefix: `list${count}`,
      statuses: ['unpaid' as const],
    })),
    ...(others === 0
      ? []
      : [{ client_id: 'client-tw', count: others, prefix: 'other', statuses: ['completed' as const] }]),
  ]);

export interface ReadList {
  readonly firstMs: number;
  readonly ms: number;
  readonly bytes: number;
  /** Growth of the server's memory meanwhile. */
  readonly memory: number;
}

export async function measureLists(origin: string): Promise<ReadonlyMap<Size, ReadList>> {
  const people = await Promise.all(
    allSizes.map(async (size) => ({ size, person: await signIn(origin, sizes[size].email) })),
  );
  const read = new Map<Size, ReadList[]>(allSizes.map((size) => [size, []]));
  for (let reading = 0; reading <= readings; reading += 1) {
    for (const { size, person } of people) {
      const memory = watchMemory(origin);
      const { firstMs, ms, bytes } = await person.weigh(calls.orderList, {
        query: { status: 'unpaid', page_size: '99999' },
      });
      const grown = await memory.grown();
      // The first read of each size is warm-up.
      if (reading > 0) read.get(size)?.push({ firstMs, ms, bytes, memory: grown });
    }
  }
  for (const { person } of people) person.leave();
  const middle = (lists: readonly ReadList[]): ReadList => ({
    firstMs: median(lists.map(({ firstMs }) => firstMs)),
    ms: median(lists.map(({ ms }) => ms)),
    bytes: median(lists.map(({ bytes }) => bytes)),
    memory: median(lists.map(({ memory }) => memory)),
  });
  return new Map([...read].map(([size, lists]) => [size, middle(lists)]));
}

function watchMemory(origin: string) {
  const ask = async (): Promise<number> => Number((await (await fetch(`${origin}/memory`)).json()).bytes);
  let isOver = false;
  const watching = (async () => {
    const before = await ask();
    let most = before;
    while (!isOver) {
      await new Promise((resolve) => setTimeout(resolve, memoryMs));
      most = Math.max(most, await ask());
    }
    return most - before;
  })();
  return {
    grown: () => {
      isOver = true;
      return watching;
    },
  };
}

/** Ratios of latencies, many to few. */
export interface Growth {
  readonly p50: number;
  readonly p99: number;
}

export async function measureGrowth(
  few: { readonly origin: string; readonly email: string },
  many: { readonly origin: string; readonly email: string },
): Promise<{ readonly orderList: Growth; readonly orderAdd: Growth }> {
  const people = [await signIn(few.origin, few.email), await signIn(many.origin, many.email)] as const;
  const lists = people.map((person) => async () => {
    const query = { status: 'unpaid', page_size: '20' };
    return (await person.call(calls.orderList, { query })).ms;
  });
  const adds = await Promise.all(people.map((person: ApiUser) => orderPlacer(person)));
  const growth = async ([one, other]: readonly (() => Promise<number>)[]): Promise<Growth> => {
    if (one === undefined || other === undefined) throw new Error('there are two to compare');
    const taken = { one: [] as number[], other: [] as number[] };
    for (let sample = -warmUp; sample < samples; sample += 1) {
      const [first, second] = [await one(), await other()];
      if (sample < 0) continue;
      taken.one.push(first);
      taken.other.push(second);
    }
    const at = (share: number) => ratio(percentile(taken.other, share), percentile(taken.one, share));
    return { p50: at(0.5), p99: at(0.99) };
  };
  const measured = { orderList: await growth(lists), orderAdd: await growth(adds) };
  for (const person of people) person.leave();
  return measured;
}
