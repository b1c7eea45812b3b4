import { expect, it } from 'vitest';
import { createLoad } from '../load/load.ts';
import { testBegin } from '../testing/providedDatabase.ts';
import { secondsUntilAllowed } from './rateLimit.ts';

const call = { path: '/mall/some/call', rate: { times: 3, seconds: 60 } } as const;
const none = { kind: 'none' } as const;

function setUpCallers() {
  const deps = { load: createLoad(), now: () => testBegin };
  const waits = (times: number, network: string, who: Parameters<typeof secondsUntilAllowed>[1]) =>
    Array.from({ length: times }, () => secondsUntilAllowed(call, who, network, deps));
  const sizes = () => {
    const { accounts, networks, tabs } = deps.load.calls;
    return { accounts: accounts.size, networks: networks.size, tabs: tabs.size };
  };
  return {
    sizes,
    stranger: (network: string, times = 1) => waits(times, network, { caller: null, tab: none }),
    tab: (network: string, hash: string, times = 1) =>
      waits(times, network, { caller: null, tab: { kind: 'tab', hash } }),
    account: (user_id: string, times = 1) => {
      const caller = { user_id, client_id: 'client-cn', is_admin: true, role: 'client' } as const;
      return waits(times, '192.0.2.1', { caller, tab: none });
    },
  };
}

const countGranted = (waits: readonly (number | null)[]) => waits.filter((wait) => wait === null).length;

it('rate limits count accounts, networks and tabs separately [WIR-14]', () => {
  const { account, stranger, tab, sizes } = setUpCallers();
  expect([account('user', 4), stranger('192.0.2.1', 4), tab('192.0.2.2', 'tab', 4)]).toEqual([
    [null, null, null, 20],
    [null, null, null, 20],
    [null, null, null, 20],
  ]);
  expect(sizes()).toEqual({ accounts: 1, networks: 2, tabs: 1 });
});

it('a tab is not counted when the rate limit of its network is used up', () => {
  const { tab, sizes } = setUpCallers();
  const waits = Array.from({ length: 100 }, (_, index) => tab('192.0.2.1', `tab ${index}`)).flat();
  expect([countGranted(waits), sizes()]).toEqual([30, { accounts: 0, networks: 1, tabs: 30 }]);
});

it('a network is not counted when its site’s rate limit is used up, and its refused calls cost the site nothing', () => {
  const { stranger, sizes } = setUpCallers();
  expect(countGranted(stranger('2001:db8:0:0::/64', 1000))).toBe(3);
  const waits = Array.from({ length: 1000 }, (_, index) => stranger(`2001:db8:0:${index + 1}::/64`)).flat();
  expect([countGranted(waits), sizes().networks]).toEqual([57, 59]);
  expect(stranger('2001:db8:1:0::/64')).toEqual([null]);
});
