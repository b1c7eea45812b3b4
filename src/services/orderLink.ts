import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { z } from 'zod/mini';
import { orderGet } from '#contract/calls/order.ts';
import { type OrderLink, tokenIn } from '#contract/orderLink.ts';
import { LoadFailure } from './requireData.ts';
import type { Services } from './services.ts';

/**
 * The order of a payment link. A wallet may return without the fragment: then the tab has stored the token. Links of
 * older e-mails have the token in the query, and are redirected to `page`, which puts it into the fragment.
 * @throws LoadFailure if the link cannot name an order.
 */
export function readOrderLink(
  { fragment, tab }: Pick<Services, 'fragment' | 'tab'>,
  { request }: Pick<LoaderFunctionArgs, 'request'>,
  page: (orderId: string, token: string) => string,
): OrderLink {
  const search = new URL(request.url).searchParams;
  const order_id = search.get('order_id') ?? '';
  const inQuery = search.get('token');
  if (inQuery !== null) throw redirect(page(order_id, inQuery));
  const token = tokenIn(fragment()) ?? tab.tokenOf(order_id) ?? undefined;
  const { data } = z.required(orderGet.query).safeParse({ order_id, token });
  if (data === undefined) throw new LoadFailure('refused', { code: 'order_not_found' }, '');
  tab.keepToken(data.order_id, data.token);
  return data;
}
