import { z } from 'zod/mini';
import type { DomainOrigins } from '#contract/entities/domain.ts';
import { pagesOrigin } from '../environment/addresses.ts';
import { setting } from '../environment/setting.ts';

/** Names of this machine, one per region, for the demo. */
const demoHosts = { mainland: 'localhost', taiwan: 'tw.localhost' } as const;
const oneOrigin = (host: string): string => `one origin for all, in the demo \`http://${host}\` with the port`;

export const domainVariables = {
  MALLFLOW_MAINLAND_ORIGIN: setting('The origin on which clients of mainland China work.', z.optional(pagesOrigin), {
    unset: oneOrigin(demoHosts.mainland),
  }),
  MALLFLOW_TAIWAN_ORIGIN: setting(
    'The origin on which clients of Taiwan and Hong Kong work.',
    z.optional(pagesOrigin),
    { unset: oneOrigin(demoHosts.taiwan) },
  ),
};

const environment = z.object({
  ...domainVariables,
  PORT: z.number(),
  MALLFLOW_DEMO: z.boolean(),
  MALLFLOW_HTTPS: z.boolean(),
  NODE_ENV: z.string(),
});
type Environment = z.output<typeof environment>;

interface DomainProblem {
  readonly path: string[];
  readonly message: string;
}

export function domainProblem(env: Environment): DomainProblem | null {
  const { MALLFLOW_MAINLAND_ORIGIN: mainland, MALLFLOW_TAIWAN_ORIGIN: taiwan } = env;
  if (mainland === undefined && taiwan === undefined) return null;
  if (mainland === undefined)
    return problemOf('MALLFLOW_MAINLAND_ORIGIN', 'has to be set, as MALLFLOW_TAIWAN_ORIGIN is');
  if (taiwan === undefined) return problemOf('MALLFLOW_TAIWAN_ORIGIN', 'has to be set, as MALLFLOW_MAINLAND_ORIGIN is');
  if (new URL(mainland).host === new URL(taiwan).host)
    return problemOf('MALLFLOW_TAIWAN_ORIGIN', 'has to be another host');
  const isSecure = env.MALLFLOW_HTTPS || env.NODE_ENV === 'production';
  const open = [mainland, taiwan].find((origin) => isSecure && !origin.startsWith('https:'));
  if (open === undefined) return null;
  const name = open === mainland ? 'MALLFLOW_MAINLAND_ORIGIN' : 'MALLFLOW_TAIWAN_ORIGIN';
  return problemOf(name, 'has to begin with https, as sessions travel over https only');
}

const problemOf = (name: keyof typeof domainVariables, message: string): DomainProblem => ({ path: [name], message });

export interface DomainSettings {
  /** Null if all clients share one origin. */
  readonly domains: DomainOrigins | null;
}

export const readDomainSettings = (env: Environment): DomainSettings => ({ domains: domainsOf(env) });

function domainsOf(env: Environment): DomainOrigins | null {
  const { MALLFLOW_MAINLAND_ORIGIN: mainland, MALLFLOW_TAIWAN_ORIGIN: taiwan } = env;
  if (mainland !== undefined && taiwan !== undefined) return { mainland, taiwan };
  if (!env.MALLFLOW_DEMO || env.PORT === 0) return null;
  return { mainland: `http://${demoHosts.mainland}:${env.PORT}`, taiwan: `http://${demoHosts.taiwan}:${env.PORT}` };
}
