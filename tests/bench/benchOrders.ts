import { z } from 'zod/mini';
import { orderStatus } from '#contract/entities/order.ts';
import { defaultManyOrders } from './manyOrders.ts';

const benchOrdersSchema = z.array(
  z.object({ client_id: z.string(), count: z.int(), prefix: z.string(), statuses: z.array(orderStatus) }),
);
export type BenchOrders = z.infer<typeof benchOrdersSchema>;

export const benchOrdersVariable = 'MALLFLOW_BENCH_ORDERS';

export const benchOrdersFrom = (environment: NodeJS.ProcessEnv) => {
  const told = environment[benchOrdersVariable];
  return told === undefined ? [defaultManyOrders] : benchOrdersSchema.parse(JSON.parse(told));
};
