import { createContext, use } from 'react';
import type { Zone } from '#contract/entities/client.ts';
import type { PublicSettings } from '#contract/entities/session.ts';
import type { SessionActor } from '#machines/shell/session/machine.ts';
import type { Api, ApiOptions } from '../api/api.ts';
import type { Applet } from './applet.ts';
import type { PageLanguage } from './language.ts';
import type { Tab } from './tab.ts';
import type { Tracing } from './tracing.ts';

/** Moves a session between the deployment's two domains. Each domain serves the clients of its own region. */
export interface RegionRedirect {
  /** Where a client starts to move to its own domain, from which it returns to the current page; null if it stays. */
  addressFor(zone: Zone): string | null;
  /** Takes the step for which the switching page was opened, and returns the next address. */
  step(): Promise<string>;
}

/** Created once, in `src/app/start.tsx`. */
export interface Services {
  readonly api: Api;
  /** For uploads, which do not use `api`. */
  readonly apiOptions: ApiOptions;
  readonly language: PageLanguage;
  readonly siteName: string;
  readonly host: string;
  /** Null in a browser. */
  readonly applet: Applet | null;
  readonly session: SessionActor;
  readonly regionRedirect: RegionRedirect;
  /** Replaces the current address. Never settles: the page is unloaded meanwhile. */
  readonly replaceBy: (address: string) => Promise<never>;
  /** The fragment of the current address, or of a pending navigation: the router does not pass it to loaders. */
  readonly fragment: () => string;
  readonly settings: () => Promise<PublicSettings>;
  readonly now: () => Date;
  readonly tracing: Tracing;
  readonly tab: Tab;
  readonly fileAddress: (fileId: string) => string;
  /** An idempotency key: one for each intent of the user. */
  readonly newKey: () => string;
}

const ServicesContext = createContext<Services | null>(null);
export const ServicesProvider = ServicesContext.Provider;

export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) throw new Error('ServicesProvider is missing');
  return services;
}

export const useApi = (): Api => useServices().api;
