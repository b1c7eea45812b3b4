import './styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { settingsRead } from '#contract/calls/session.ts';
import { codes } from '#contract/codes.ts';
import { createApi } from '../api/api.ts';
import { activateLanguage } from '../i18n/activate.ts';
import { chooseLanguage } from '../i18n/choose.ts';
import { readConfig } from './config.ts';
import { createLeaving } from './leaving.ts';
import { needed } from './load.ts';
import { Providers } from './Providers.tsx';
import { routesOf } from './routes.tsx';
import type { Services } from './services.ts';
import { createTracing } from './support/tracing.ts';

const basename = import.meta.env.BASE_URL.replace(/\/$/, '');

function compose(): Services {
  const language = chooseLanguage({ cookie: document.cookie, host: location.host });
  const api = createApi({
    baseUrls: readConfig(document.querySelector('meta[name="mallflow"]')?.getAttribute('content')),
    language,
    onSignedOut: () => void leaving.signIn(),
    isOnline: () => navigator.onLine,
    signedOutCode: () =>
      settings().then(
        (known) => known.not_signed_in_code,
        () => codes.not_signed_in.code,
      ),
  });
  const asked = needed(api.call(settingsRead));
  // Whoever needs the settings meets the failure; until then it is nobody's.
  asked.catch(() => {});
  const settings = () => asked;
  const tracing = createTracing();
  const leaving = createLeaving({
    settings,
    here: () => location.pathname + location.search + location.hash,
    go: (address) => location.assign(address),
  });
  leaving.beforeSignIn(tracing.forget);
  return {
    api,
    language,
    host: location.host,
    leaving,
    settings,
    now: () => new Date(),
    tracing,
    // `randomUUID` exists on secure addresses only; a mall within a company may be reached by plain http.
    newKey: () => [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-'),
  };
}

async function start(root: HTMLElement): Promise<void> {
  const services = compose();
  await activateLanguage(services.language, document.documentElement);
  const router = createBrowserRouter(routesOf(services), { basename });
  createRoot(root).render(
    <StrictMode>
      <Providers services={services}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root !== null) void start(root);
