import { z } from 'zod/mini';
import { orderStatus } from '#contract/entities/order.ts';
import { bulky } from './manyOrders.ts';

const crowd = z.array(
  z.object({ client_id: z.string(), count: z.int(), prefix: z.string(), statuses: z.array(orderStatus) }),
);
export type Crowd = z.infer<typeof crowd>;

export const crowdVariable = 'MALLFLOW_BENCH_ORDERS';

export const crowdOf = (environment: NodeJS.ProcessEnv) => {
  const told = environment[crowdVariable];
  return told === undefined ? [bulky] : crowd.parse(JSON.parse(told));
};
