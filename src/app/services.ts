import { createContext, use } from 'react';
import type { Settings } from '#contract/entities/session.ts';
import type { SessionActor } from '#machines/shell/session/machine.ts';
import type { Api, ApiOptions } from '../api/api.ts';
import type { Applet } from './applet/applet.ts';
import type { GoingOver } from './goingOver.ts';
import type { Speech } from './speech.ts';
import type { Tracing } from './support/tracing.ts';
import type { Tab } from './tab.ts';

/** What the pages are given: made once, in `main.tsx`. */
export interface Services {
  readonly api: Api;
  /** What the client is built with, for what does not go by it: uploads. */
  readonly apiOptions: ApiOptions;
  readonly speech: Speech;
  /** What the deployment calls itself. */
  readonly siteName: string;
  readonly host: string;
  /** The mini-program in whose web-view the pages are shown; null in a browser. */
  readonly applet: Applet | null;
  /** Who is signed in, and the way to the sign-in page. */
  readonly session: SessionActor;
  readonly goingOver: GoingOver;
  /** Goes to an address in place of the present one. Whoever waits for it waits until the page is gone. */
  readonly replaceBy: (address: string) => Promise<never>;
  /** What stands behind the `#` of the address that is shown, or that is being gone to: routers give none to their loaders. */
  readonly fragment: () => string;
  readonly settings: () => Promise<Settings>;
  readonly now: () => Date;
  readonly tracing: Tracing;
  readonly tab: Tab;
  /** Where a kept file is read. */
  readonly fileAddress: (fileId: string) => string;
  /** A key that names one intent of a person. */
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
