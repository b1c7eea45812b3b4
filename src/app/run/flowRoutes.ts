import type { RouteObject } from 'react-router-dom';
import type { Services } from '../services.ts';
import { loadDraft } from './loadDraft.ts';

/**
 * The page of a purchase. Its draft is opened once; moving between the order types keeps it. What the store offers is the
 * machine's to ask for: a purchase that is taken up under review needs none of it.
 */
export const storePage = (services: Services) =>
  ({
    loader: () => loadDraft(services, { flow: 'purchase', subject: '' }),
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
    lazy: () => import('../routes/store.tsx'),
  }) satisfies RouteObject;

/** The page of the invoice of an order, below the page of the order. */
export const invoicePage = (services: Services) =>
  ({
    loader: ({ params }) => loadDraft(services, { flow: 'invoice', subject: params.id ?? '' }),
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    lazy: () => import('../routes/invoice.tsx'),
  }) satisfies RouteObject;

/** The page on which an order is activated, below the page of the order. */
export const activationPage = (services: Services) =>
  ({
    loader: ({ params }) => loadDraft(services, { flow: 'activation', subject: params.id ?? '' }),
    lazy: () => import('../routes/activation.tsx'),
  }) satisfies RouteObject;

/** The page on which an order is cancelled, below the page of the order. */
export const cancelOrderPage = (services: Services) =>
  ({
    loader: ({ params }) => loadDraft(services, { flow: 'cancelOrder', subject: params.id ?? '' }),
    lazy: () => import('../routes/cancelOrder.tsx'),
  }) satisfies RouteObject;
