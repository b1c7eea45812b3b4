import { createContext, use } from 'react';
import type { Zone } from '#contract/entities/client.ts';
import type { PublicSettings } from '#contract/entities/session.ts';
import type { SessionActor } from '#machines/shell/session/machine.ts';
import type { Api, ApiOptions } from '../api/api.ts';
import type { Applet } from './applet.ts';
import type { PageLanguage } from './language.ts';
import type { Tab } from './tab.ts';
import type { Tracing } from './tracing.ts';

/** Moves a session between the two domains of the deployment, each of which serves clients of its own region. */
export interface RegionRedirect {
  /** Where a client of a region starts to move to its own domain, from which it comes back to the page that is open here; null where it stays. */
  addressFor(zone: Zone): string | null;
  /** Takes the step for which the switching page was opened, and returns the address that follows. */
  step(): Promise<string>;
}

/** What every page is given: made once, in `src/app/start.tsx`. */
export interface Services {
  readonly api: Api;
  /** What the client is built with: uploads do not go by the client. */
  readonly apiOptions: ApiOptions;
  readonly language: PageLanguage;
  /** What the deployment calls itself. */
  readonly siteName: string;
  readonly host: string;
  /** The mini-program in whose web-view the pages are shown; null in a browser. */
  readonly applet: Applet | null;
  /** Who is signed in, and the way to the sign-in page. */
  readonly session: SessionActor;
  readonly regionRedirect: RegionRedirect;
  /** Replaces the present address. The promise never settles: the page is unloaded meanwhile. */
  readonly replaceBy: (address: string) => Promise<never>;
  /** The fragment of the current address, or of the one that a navigation leads to: the router gives its loaders none. */
  readonly fragment: () => string;
  readonly settings: () => Promise<PublicSettings>;
  readonly now: () => Date;
  readonly tracing: Tracing;
  readonly tab: Tab;
  /** The address of a stored file. */
  readonly fileAddress: (fileId: string) => string;
  /** An idempotency key: one for each intent of the user. */
  readonly newKey: () => string;
}

const ServicesContext = createContext<Services | null>(null);
export const ServicesProvider = ServicesContext.Provider;

/** The services of the page. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) throw new Error('ServicesProvider is missing');
  return services;
}

export const useApi = (): Api => useServices().api;
