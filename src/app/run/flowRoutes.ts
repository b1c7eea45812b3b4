import type { RouteObject } from 'react-router-dom';
import type { ReadAhead } from '../ahead.ts';
import type { Services } from '../services.ts';
import { loadDraft } from './loadDraft.ts';

/**
 * The page of a purchase. Its draft is opened once; moving between the order types keeps it. What the store offers is asked
 * for beside the draft, and beside the press that leads here.
 */
export const storePage = (services: Services) =>
  ({
    loader() {
      services.storeFacts.ahead();
      return loadDraft(services, { flow: 'purchase', subject: '' });
    },
    handle: { ahead: () => services.storeFacts.ahead() } satisfies ReadAhead,
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
    lazy: () => import('../routes/store.tsx'),
  }) satisfies RouteObject;

/** The page on which an order is cancelled, below the page of the order. */
export const cancelOrderPage = (services: Services) =>
  ({
    loader: ({ params }) => loadDraft(services, { flow: 'cancelOrder', subject: params.id ?? '' }),
    lazy: () => import('../routes/cancelOrder.tsx'),
  }) satisfies RouteObject;
