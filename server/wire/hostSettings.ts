import { z } from 'zod/mini';
import type { Host } from '#contract/call.ts';
import type { DomainOrigins } from '#contract/entities/domain.ts';
import { setting, withValuesText } from '../environment/setting.ts';
import { listOf } from '../environment/variables.ts';
import { isNetwork } from './network.ts';

const hostName = /^(\*\.)?[a-z\d_]([\w-]*\.)*[\w-]*$/i;
const ipv6Address = /^\[[\da-f:.]+\]$/i;

const namedHost = withValuesText(
  'hosts without ports, like `mall.example.com` or `*.example.com`',
  z
    .string()
    .check(
      z.refine(
        (text) => hostName.test(text) || ipv6Address.test(text),
        'has to be a host without its port, like mall.example.com or *.example.com',
      ),
    ),
);
const proxy = withValuesText(
  'addresses, or ranges like `10.0.0.0/8`',
  z.string().check(z.refine(isNetwork, 'has to be an address, or a range like 10.0.0.0/8')),
);

export const hostVariables = {
  MALLFLOW_HOSTS: setting(
    'Further hosts for which the server answers, beside its own machine and the hosts of other settings.',
    z._default(listOf(namedHost), []),
  ),
  MALLFLOW_TRUSTED_PROXIES: setting(
    'The proxies whose `X-Forwarded-For` the server believes; behind any other proxy all clients share one network.',
    z._default(listOf(proxy), []),
  ),
};

export interface HostSettings {
  /** Besides the hosts that other settings name; `*.example.com` is every name below `example.com`. */
  readonly host_names: readonly string[];
  /** Addresses or ranges whose `X-Forwarded-For` is trusted. */
  readonly trusted_proxies: readonly string[];
}

const environment = z.object(hostVariables);

export const readHostSettings = (env: z.output<typeof environment>): HostSettings => ({
  host_names: env.MALLFLOW_HOSTS,
  trusted_proxies: env.MALLFLOW_TRUSTED_PROXIES,
});

interface HostSources {
  readonly host: string;
  readonly host_names: readonly string[];
  readonly hosts: Readonly<Record<Host, string>>;
  readonly pages: { readonly origins: readonly string[] };
  readonly domains: DomainOrigins | null;
  readonly public_url: string | null;
}

const wildcardAddresses = ['0.0.0.0', '::'];

/** Every host for which the server answers, in lower case, except the names of its own machine. */
export function hostNamesOf({ host, host_names, hosts, pages, domains, public_url }: HostSources): readonly string[] {
  const listening = wildcardAddresses.includes(host) ? [] : [host.includes(':') ? `[${host}]` : host];
  const addresses = [...pages.origins, ...Object.values(hosts), public_url ?? '', ...Object.values(domains ?? {})];
  const ofAddresses = addresses.flatMap((text) => (URL.canParse(text) ? [new URL(text).hostname] : []));
  return [...new Set([...listening, ...host_names, ...ofAddresses].map((name) => name.toLowerCase()))];
}
