import { z } from 'zod/mini';
import { orderStatus } from '#contract/entities/order.ts';
import { bulky } from './manyOrders.ts';

const crowd = z.array(
  z.object({ client_id: z.string(), count: z.int(), prefix: z.string(), statuses: z.array(orderStatus) }),
);
export type Crowd = z.infer<typeof crowd>;

/** In which variable of its environment the measured server is told whose orders it has. */
export const crowdVariable = 'MALLFLOW_BENCH_ORDERS';

/** Whose orders the measured server has, and how many. */
export const crowdOf = (environment: NodeJS.ProcessEnv) => {
  const told = environment[crowdVariable];
  return told === undefined ? [bulky] : crowd.parse(JSON.parse(told));
};
