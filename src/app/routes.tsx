import type { ReactNode } from 'react';
import { type PatchRoutesOnNavigationFunction, type RouteObject, redirect } from 'react-router-dom';
import { withMessages } from '../i18n/activateLanguage.ts';
import { AppletLayout } from '../layout/AppletLayout.tsx';
import { MallLayout } from '../layout/MallLayout.tsx';
import { NotInApplet } from '../layout/NotInApplet.tsx';
import { RootLayout } from '../layout/RootLayout.tsx';
import { BareErrorPage, ErrorPage, FirstLoad } from '../layout/RouteStates.tsx';
import { StandaloneLayout } from '../layout/StandaloneLayout.tsx';
import { lazyPage, prefetchableLoader } from '../loading/pageLoaders.ts';
import { HomePage, loadHome } from '../pages/HomePage.tsx';
import type { Services } from '../services/services.ts';
import { isShownInApplet } from '../services/variant.ts';
import { SessionPages } from '../session/SessionPages.tsx';
import { loadSession, sessionRoute } from '../session/session.ts';
import { isVerificationPage, paths } from '../ui/paths.ts';
import { deskPath, type Frame, homePaths, pagesOf } from './pages.ts';

const changesSession = (address: URL): boolean => isVerificationPage(address) || /[/]user[/]?$/.test(address.pathname);

const isOfApplet = ({ path = '' }: RouteObject): boolean => isShownInApplet(path);

const redirectToHome = () => redirect(paths.home());

const securityPage = (services: Services) => lazyPage(services, 'security', () => import('../pages/security.tsx'));

/** Without the desk's pages: `discoverDesk` adds them. */
export function createRoutes(services: Services): RouteObject[] {
  const home = { ...prefetchableLoader(services, loadHome), element: <HomePage /> };
  const { mall, ...pages } = pagesOf(services);
  return withLayouts(services, { ...pages, mall: [...homePaths.map((path) => ({ path, ...home })), ...mall] });
}

/** The mini-program shows the store, orders and payments only. */
function withLayouts(
  services: Services,
  { mall, standalone, bare }: Readonly<Record<Frame, RouteObject[]>>,
): RouteObject[] {
  const { applet } = services;
  const within = (layout: ReactNode, children: RouteObject[]): RouteObject => ({
    element: layout,
    children: [{ errorElement: <ErrorPage />, children }],
  });
  return [
    {
      element: <RootLayout />,
      errorElement: <BareErrorPage />,
      hydrateFallbackElement: <FirstLoad />,
      children: [
        ...(applet === null ? [{ index: true, loader: redirectToHome, element: null }] : []),
        {
          id: sessionRoute,
          element: <SessionPages />,
          loader: () => loadSession(services),
          // Reload only when entering or leaving a page that changes the enterprise or the user.
          shouldRevalidate: ({ currentUrl, nextUrl }) => [currentUrl, nextUrl].some(changesSession),
          // The error boundary is a route above the lazy ones: a lazy route that failed to load cannot render its own.
          children:
            applet === null
              ? [within(<MallLayout />, mall), within(<StandaloneLayout />, standalone)]
              : [within(<AppletLayout applet={applet} />, mall.filter(isOfApplet))],
        },
        { errorElement: <BareErrorPage />, children: applet === null ? bare : bare.filter(isOfApplet) },
        applet === null
          ? { path: '*', lazy: withMessages('notFound', () => import('../pages/notFound.tsx')) }
          : { path: '*', element: <NotInApplet applet={applet} /> },
      ],
    },
  ];
}

const deskPattern = new RegExp(`/${deskPath}(/|$)`, 'i');
const loadDesk = withMessages('deskRoutes', () => import('../desk/deskRoutes.tsx'));

/** Adds the desk's routes on the first navigation to them: only the operator's staff needs them. */
export const discoverDesk =
  (services: Services): PatchRoutesOnNavigationFunction =>
  async ({ path, patch }) => {
    if (services.applet !== null || !deskPattern.test(path)) return;
    const { deskRoutes } = await loadDesk();
    patch(sessionRoute, [deskRoutes(services, securityPage(services))]);
  };
