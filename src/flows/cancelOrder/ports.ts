import { orderCancel, orderGet } from '#contract/calls/order.ts';
import { isForClient } from '#contract/entities/order.ts';
import {
  type CancelOutcome,
  type CancelPorts,
  cancelPorts,
  type OrderAnswer,
} from '#machines/flows/cancelOrder/types.ts';
import { PortFault } from '#machines/kit/fault.ts';
import { type OrderQuery, parseOrderQuery } from '#machines/parts/polling.ts';
import type { Api } from '../../api/api.ts';
import { createPort } from '../../ports/createPort.ts';
import { expectAnswer } from '../../ports/expectAnswer.ts';
import { createPolling } from '../../ports/polling.ts';

export const createCancelPorts = (api: Api, now: () => Date): CancelPorts => {
  const readOrder = async ({ order_id }: OrderQuery, signal: AbortSignal): Promise<OrderAnswer> => {
    const answer = expectAnswer(await api.call(orderGet, { query: { order_id }, signal }));
    if (answer.kind === 'ok')
      return isForClient(answer.data) ? { kind: 'found', order: answer.data } : { kind: 'none' };
    if (answer.refusal.code === 'order_not_found') return { kind: 'none' };
    throw new PortFault({ kind: 'refused', refusal: answer.refusal });
  };
  return {
    readOrder: createPort(readOrder),
    // Not aborted when the machine leaves the state: a sent cancellation cannot be undone.
    cancelOrder: createPort(async ({ key, order_id }): Promise<CancelOutcome> => {
      const answer = expectAnswer(await api.call(orderCancel, { body: { order_id }, key }));
      if (answer.kind === 'ok') return { kind: 'cancelled', order: answer.data };
      return { kind: 'refused', refusal: answer.refusal };
    }),
    checkOutcome: createPolling(
      cancelPorts.checkOutcome,
      (query, signal) => readOrder(parseOrderQuery(query), signal),
      now,
    ),
  };
};
