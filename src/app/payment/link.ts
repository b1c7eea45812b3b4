import type { LoaderFunctionArgs } from 'react-router-dom';
import { z } from 'zod/mini';
import { orderGet } from '#contract/calls/order.ts';
import { LoadFailure } from '../load.ts';

/** An order that may be paid by whoever has this. */
export interface OrderLink {
  readonly order_id: string;
  readonly token: string;
}

/**
 * The order of a link.
 * @throws LoadFailure where what the link names can be no order.
 */
export function readLink({ request }: Pick<LoaderFunctionArgs, 'request'>): OrderLink {
  const search = new URL(request.url).searchParams;
  const link = { order_id: search.get('order_id') ?? '', token: search.get('token') ?? undefined };
  const { data } = z.required(orderGet.query).safeParse(link);
  if (data === undefined) throw new LoadFailure('refused', 'order_not_found', '');
  return data;
}
