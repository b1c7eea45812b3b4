import './styles.ts';
import { StrictMode, startTransition, useEffect, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { fileRead } from '#contract/calls/file.ts';
import { settingsRead } from '#contract/calls/session.ts';
import { sessionArrive, sessionPass } from '#contract/calls/sessionPass.ts';
import { languageOfPage } from '#contract/entities/registration.ts';
import { languageParameter, languagesOfferedOn } from '#contract/languages.ts';
import { codes } from '#contract/responseCodes.ts';
import { type ApiOptions, createApi } from '../api/api.ts';
import { createPageUser } from '../api/pageUser.ts';
import { markFailedStyles } from '../flowkit/failedStyles.ts';
import { hideCompositionKeys } from '../forms/controls/compositionKeys.ts';
import { activateLanguage, loadRefusalMessages } from '../i18n/activateLanguage.ts';
import { chosenBefore, rememberLanguage } from '../i18n/chooseLanguage.ts';
import { navigationType, purgePosition } from '../layout/scrollPositions.ts';
import { memoizeAsync } from '../loading/memoizeAsync.ts';
import { createPendingPage, type PendingPage } from '../loading/pendingPage.ts';
import { createPrefetchedFetch } from '../loading/prefetchedFetch.ts';
import { prefetchLinks } from '../loading/prefetchLinks.ts';
import { steadyClock } from '../ports/clock.ts';
import { expectData } from '../ports/expectAnswer.ts';
import { createSessionPorts } from '../ports/session.ts';
import { type Applet, isApplet, openApplet } from '../services/applet.ts';
import { createPageLanguage, type PageLanguage } from '../services/language.ts';
import type { Services } from '../services/services.ts';
import { createTab } from '../services/tab.ts';
import { createTracing } from '../services/tracing.ts';
import { createRegionRedirect } from '../session/regionRedirect.ts';
import { createSession } from '../session/session.ts';
import { paths } from '../ui/paths.ts';
import { tolerateBrowserTranslation } from './browserTranslation.ts';
import { type Config, readConfig } from './config.ts';
import { Providers } from './Providers.tsx';
import { discoverDesk } from './routes.tsx';

/** Embedded in the document, which saves a request before the first page. */
const config = readConfig(document.querySelector('meta[name="mallflow"]')?.getAttribute('content'));

/** Null in a browser. */
function appletOf(config: Config): Applet | null {
  const { userAgent } = navigator;
  if (!isApplet({ userAgent, environment: window.__wxjs_environment })) return null;
  const { hash, pathname, search } = location;
  const clearHash = () => history.replaceState(history.state, '', pathname + search);
  return openApplet({ hash, storage: sessionStorage, clearHash }, config.applet);
}

function compose(language: PageLanguage, fragment: () => string, pending: PendingPage): Services {
  const applet = appletOf(config);
  const apiOptions: ApiOptions = {
    baseUrls: config,
    language: language.current,
    onSignedOut: () => session.send({ type: 'session.lost' }),
    user: createPageUser(() => session.send({ type: 'user.changed' })),
    onRefused: loadRefusalMessages,
    isOnline: () => navigator.onLine,
    applet,
    fetch: createPrefetchedFetch(window.mallflowPrefetched, () => performance.now()),
    signedOutCode: () =>
      settings().then(
        (known) => known.not_signed_in_code,
        () => codes.not_signed_in.code,
      ),
  };
  const api = createApi(apiOptions);
  const settings = memoizeAsync(async () => config.settings ?? expectData(await api.call(settingsRead)));
  // Requested at once for the first page; after a failure, the next reader requests them again.
  settings().catch(() => {});
  const tracing = createTracing();
  const now = steadyClock(
    () => new Date(),
    () => performance.now(),
  );
  const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));
  const regionRedirect = createRegionRedirect({
    ask: (state) => api.call(sessionPass, { body: { state } }),
    handIn: (pass) => api.call(sessionArrive, { body: pass }),
    origins: config.domains,
    chosenLanguage: () => chosenBefore(document.cookie),
    choose: (chosen) => rememberLanguage(document, chosen),
    base: config.base,
    here: () => new URL(location.href),
    cleanAddress: () => history.replaceState(history.state, '', location.pathname),
    storage: () => sessionStorage,
    randomBytes,
  });
  const tab = createTab(() => sessionStorage, randomBytes);
  const session = createSession(
    createSessionPorts({
      api,
      settings,
      // The mini-program opens the right domain itself, with a session of its own.
      ownDomain: (zone) => (applet === null ? regionRedirect.addressFor(zone) : null),
      speak: language.switchLanguage,
      forgetTab: tab.forget,
      forgetTraces: tracing.forget,
      page: {
        here: () => new URL(location.href),
        commit: pending.commit,
        home: config.base === '/' ? paths.home() : config.base + paths.home(),
        replace: (address) => location.replace(address),
      },
    }),
  );
  return {
    api,
    apiOptions,
    language,
    siteName: config.site_name,
    host: location.host,
    applet,
    session,
    regionRedirect,
    replaceBy: (address) => {
      location.replace(address);
      return new Promise<never>(() => {});
    },
    fragment,
    settings,
    now,
    tracing,
    tab,
    fileAddress: (file_id) => `${config.oss}${fileRead.path}?${new URLSearchParams({ file_id })}`,
    // `randomUUID` exists on secure addresses only; a mall inside a company may use plain http.
    newKey: () => [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-'),
  };
}

const appLoad = 'app-load';

function AppLoadedSignal() {
  useEffect(() => {
    document.dispatchEvent(new Event(appLoad));
  }, []);
  return null;
}

/** Pages after the first render without transitions: time slices take longer, and block the previous page meanwhile. */
function Pages({ router }: { readonly router: DataRouter }) {
  const isThere = useSyncExternalStore(router.subscribe, () => router.state.initialized);
  return <RouterProvider router={router} {...(isThere && { useTransitions: false })} />;
}

/**
 * Yields to the browser for painting and input: starting in one go is a long task for a phone. Not a timer: background
 * tabs throttle timers to one per second.
 */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  const { promise, resolve } = Promise.withResolvers<void>();
  port1.onmessage = () => {
    port1.close();
    resolve();
  };
  port2.postMessage(null);
  return promise;
}

const splashMs = 200;

/**
 * Resolves once the router has the data of its first page, which often arrive before the scripts: rendering a
 * placeholder first would be wasted. Gives up after `splashMs`, so that the user sees progress.
 */
async function waitForFirstPage(router: DataRouter): Promise<void> {
  if (router.state.initialized) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = router.subscribe(({ initialized }) => {
    if (initialized) resolve();
  });
  const timer = setTimeout(resolve, splashMs);
  await promise;
  clearTimeout(timer);
  stop();
}

/** The composition root of the product, and of the test pages in `tests/bare`. */
export async function startPages(pagesOf: (services: Services) => RouteObject[]): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) return;
  hideCompositionKeys(window);
  tolerateBrowserTranslation(document);
  markFailedStyles(document);
  document.addEventListener(appLoad, () => document.getElementById('splash')?.remove(), { once: true });
  const offered = languagesOfferedOn(location.host, config.languages);
  const named = new URLSearchParams(location.search).get(languageParameter);
  const page = languageOfPage(location.pathname.slice(config.base.length)) ?? named;
  const creating = createPageLanguage({ cookie: document.cookie, host: location.host, page, offered }, (language) =>
    activateLanguage(language, document.documentElement),
  );
  await nextTask();
  /** Null while the router is being created; its loaders use the address of the document then. */
  let made: DataRouter | null = null;
  const going = () => made?.state.navigation.location ?? made?.state.location ?? location;
  const pending = createPendingPage(
    () => new URL(location.href),
    (href) => history.pushState(null, '', href),
  );
  const services = compose(await creating, () => going().hash, pending);
  await nextTask();
  const { pathname } = location;
  purgePosition(pathname.slice(config.base.length), { how: navigationType(), storage: () => sessionStorage });
  const router = createBrowserRouter(pagesOf(services), {
    basename: config.base,
    patchRoutesOnNavigation: discoverDesk(services),
  });
  made = router;
  pending.follow(() => {
    const { location: asked } = router.state.navigation;
    return asked === undefined ? null : router.createHref(asked);
  });
  prefetchLinks(document, () => router.routes, config.base);
  await waitForFirstPage(router);
  // A transition renders in slices, between which the browser can paint: rendering a whole page is a long task for a
  // phone.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Providers services={services}>
          <Pages router={router} />
          <AppLoadedSignal />
        </Providers>
      </StrictMode>,
    ),
  );
}
