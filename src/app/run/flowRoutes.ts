import { type LoaderFunctionArgs, type RouteObject, redirect, type ShouldRevalidateFunction } from 'react-router-dom';
import { userRead } from '#contract/calls/session.ts';
import { mainlandVerification, verificationTypeOf } from '#contract/entities/verification.ts';
import { withWords } from '../../i18n/activate.ts';
import { loadDraft } from '../../runs/loadDraft.ts';
import { needed } from '../../services/load.ts';
import type { Services } from '../../services/services.ts';
import { activationIn, paths } from '../../ui/paths.ts';

/**
 * The page of a purchase. Its draft is opened once; moving between the order types keeps it. What the store offers is the
 * machine's to ask for: a purchase that is taken up under review needs none of it.
 */
export const storePage = (services: Services) =>
  ({
    loader: () => loadDraft(services, { flow: 'purchase', subject: '' }),
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
    lazy: withWords('store', () => import('../routes/store.tsx')),
  }) satisfies RouteObject;

/** The page of the invoice of an order, below the page of the order. */
export const invoicePage = (services: Services) =>
  ({
    loader: ({ params }) => loadDraft(services, { flow: 'invoice', subject: params.id ?? '' }),
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    lazy: withWords('invoice', () => import('../routes/invoice.tsx')),
  }) satisfies RouteObject;

/** The page on which an order is activated, below the page of the order. */
export const activationPage = (services: Services) =>
  ({
    loader: ({ params }) => loadDraft(services, { flow: 'activation', subject: params.id ?? '' }),
    lazy: withWords('activation', () => import('../routes/activation.tsx')),
  }) satisfies RouteObject;

/** The page on which an order is cancelled, below the page of the order. */
export const cancelOrderPage = (services: Services) =>
  ({
    loader: ({ params }) => loadDraft(services, { flow: 'cancelOrder', subject: params.id ?? '' }),
    lazy: withWords('cancelOrder', () => import('../routes/cancelOrder.tsx')),
  }) satisfies RouteObject;

/** The page on which customers are exported. */
export const customerExportPage = (services: Services) =>
  ({
    loader: () => loadDraft(services, { flow: 'customerExport', subject: '' }),
    lazy: withWords('customerExport', () => import('../routes/customerExport.tsx')),
  }) satisfies RouteObject;

/** The pages of appointments: one run, whichever of them somebody enters by. */
export const appointmentPage = (services: Services) =>
  ({
    loader: () => loadDraft(services, { flow: 'appointment', subject: '' }),
    shouldRevalidate: () => false,
    lazy: withWords('appointment', () => import('../routes/appointment.tsx')),
    children: (['tip', 'success', 'cancel', 'list', 'booking'] as const).map((page) => ({
      path: paths.appointment(page).slice(1),
      element: null,
    })),
  }) satisfies RouteObject;

type VerificationFlow = 'mainlandVerification' | 'overseasVerification';

/**
 * Loads a page on which an enterprise is verified. Who is signed in is read anew: whoever has passed is led home, and whoever belongs on
 * the other page is led there.
 */
const verificationLoader =
  (services: Services, flow: VerificationFlow) =>
  async ({ request }: LoaderFunctionArgs) => {
    const { client, verification } = await needed(services.api.call(userRead));
    if (client === null || verification === null) return redirect(paths.home());
    const type = verificationTypeOf(client.use_zone);
    if (verification.status === 'pass') return redirect(paths.home());
    const isHere = (type === mainlandVerification) === (flow === 'mainlandVerification');
    const activation = activationIn(new URL(request.url));
    if (!isHere) return redirect(paths.verification(type, activation));
    return loadDraft(services, { flow, subject: '' });
  };

/** Where only the session is read anew, the page goes on as it is: who has passed here sees it. */
const isLeft: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) => currentUrl.href !== nextUrl.href;

/** The page on which an enterprise of mainland China is verified. */
export const mainlandVerificationPage = (services: Services) =>
  ({
    loader: verificationLoader(services, 'mainlandVerification'),
    shouldRevalidate: isLeft,
    lazy: withWords('mainlandVerification', () => import('../routes/mainlandVerification.tsx')),
  }) satisfies RouteObject;

/** The page on which any other enterprise is verified. */
export const overseasVerificationPage = (services: Services) =>
  ({
    loader: verificationLoader(services, 'overseasVerification'),
    shouldRevalidate: isLeft,
    lazy: withWords('overseasVerification', () => import('../routes/overseasVerification.tsx')),
  }) satisfies RouteObject;
