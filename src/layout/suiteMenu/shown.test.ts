import { describe, expect, it } from 'vitest';
import { acceptedScopes, isPermissionKey, type PermissionKey } from '#contract/entities/permissionKeys.ts';
import {
  type FeatureSwitch,
  featureSwitches,
  type Scope,
  scopeNumbers,
  scopes,
  suiteSystems,
} from '#contract/entities/suite.ts';
import { type SuiteAddresses, suiteEntries } from '#contract/entities/suiteEntries.ts';
import type { Allowed } from '#machines/shell/session/machine.ts';
import { suiteMenu } from './menu.ts';
import type { MenuItem, Needs } from './menuItem.ts';
import { missingAccessOf, trailTo, visibleItems } from './shown.ts';

const nowhere: SuiteAddresses = { url: null, entries: {} };
const name = { en: '', 'zh-CN': '', 'zh-TW': '', ja: '' };
const systemsOf = (ids: readonly string[]) => ids.map((system_id) => ({ system_id, name }));

interface Facts {
  readonly keys: readonly PermissionKey[];
  readonly features: readonly FeatureSwitch[];
  readonly systems: readonly string[];
  readonly scope?: Scope;
}

const allowed = ({ keys, features, systems, scope: of = scopes.all }: Facts): Allowed => ({
  privilege: { list: keys.map((key) => ({ key, scope: of })) },
  setting: Object.fromEntries(features.map((feature) => [feature, true])),
  systems: systemsOf(systems),
});

const idsOf = (items: readonly { readonly id: string; readonly subMenu?: readonly MenuItem[] }[]): string[] =>
  items.flatMap(({ id, subMenu = [] }) => [id, ...idsOf(subMenu)]);
const shownTo = (facts: Facts): string[] => {
  const flat = (items: ReturnType<typeof visibleItems>): string[] =>
    items.flatMap(({ id, subMenu }) => [id, ...flat(subMenu)]);
  return flat(visibleItems(suiteMenu, allowed(facts), nowhere));
};

const allKeys = Object.keys(acceptedScopes).filter(isPermissionKey);
const everything: Facts = { keys: allKeys, features: featureSwitches, systems: suiteSystems };

/** Only leaves: a group is visible through its items. */
const ends = (items: readonly MenuItem[]): readonly MenuItem[] =>
  items.flatMap((item) => (item.subMenu === undefined ? [item] : ends(item.subMenu)));

const keysOf = ({ roles }: Needs): readonly PermissionKey[] => {
  if (roles === undefined) return [];
  return 'one' in roles ? roles.one.slice(0, 1) : roles.all;
};

/** The least access to see an item: the conditions of it and of its ancestors. */
const leastFor = (id: string): Facts => {
  const trail = trailTo(id, suiteMenu);
  return {
    keys: [...new Set(trail.flatMap(keysOf))],
    features: [...new Set(trail.flatMap(({ setting = [] }) => setting))],
    systems: trail.flatMap(({ system = [] }) => system),
  };
};

/** Every condition of an item and its ancestors, each with an access that lacks only it. */
const withoutEach = (id: string): readonly (readonly [string, Facts])[] => {
  const least = leastFor(id);
  const trail = trailTo(id, suiteMenu);
  const alternatives = (needs: Needs) => (needs.roles && 'one' in needs.roles ? [needs.roles.one] : []);
  const all = (needs: Needs) => (needs.roles && 'all' in needs.roles ? needs.roles.all : []);
  const lacks = (keys: readonly PermissionKey[]): Facts => ({
    ...everything,
    keys: allKeys.filter((key) => !keys.includes(key)),
  });
  return [
    ...trail.flatMap(alternatives).map((keys) => [keys.join(' or '), lacks(keys)] as const),
    ...trail.flatMap(all).map((key) => [key, lacks([key])] as const),
    ...least.features.map(
      (feature) => [feature, { ...everything, features: featureSwitches.filter((each) => each !== feature) }] as const,
    ),
    ...least.systems.map(
      (system) => [system, { ...everything, systems: suiteSystems.filter((each) => each !== system) }] as const,
    ),
  ];
};

describe('the suite’s menu [SUI-01]', () => {
  const leading = ends(suiteMenu).map(({ id }) => id);

  it('names each item once, reaches three levels and no more, and gives every group an icon', () => {
    const ids = idsOf(suiteMenu);
    expect(new Set(ids).size).toBe(ids.length);
    const depth = (items: readonly MenuItem[]): number =>
      items.length === 0 ? 0 : 1 + Math.max(...items.map(({ subMenu = [] }) => depth(subMenu)));
    expect(depth(suiteMenu)).toBe(3);
    expect(suiteMenu.map(({ id }) => id)).toEqual([
      'dashboard',
      'mail',
      'leads',
      'customers',
      'opportunities',
      'trade',
      'statistics',
      'marketing',
      'ai',
      'management',
      'collaboration',
    ]);
  });

  it('is shown whole to who has everything', () => {
    expect(shownTo(everything)).toEqual(idsOf(suiteMenu));
  });

  it.each(leading)('%s is shown with exactly what it asks for', (id) => {
    expect(shownTo(leastFor(id))).toContain(id);
  });

  it.each(leading.flatMap((id) => withoutEach(id).map(([what, facts]) => [id, what, facts] as const)))(
    '%s is hidden without %s, whatever else there is',
    (id, _what, facts) => {
      expect(shownTo(facts)).not.toContain(id);
    },
  );

  it('shows who has nothing what asks for nothing', () => {
    expect(shownTo({ keys: [], features: [], systems: [] })).toEqual([
      'ai.personal',
      'management',
      'management.enterprise',
      'management.services',
    ]);
  });

  it('asks for no permission, feature or system that is never asked for, and knows no other', () => {
    const every = (items: readonly MenuItem[]): readonly MenuItem[] =>
      items.flatMap((item) => [item, ...every(item.subMenu ?? [])]);
    const asked = every(suiteMenu).flatMap(({ roles }) => (roles === undefined ? [] : Object.values(roles).flat()));
    expect([...new Set(asked)].toSorted()).toEqual([...allKeys].toSorted());
    expect([...new Set(every(suiteMenu).flatMap(({ setting = [] }) => setting))].toSorted()).toEqual(
      [...featureSwitches].toSorted(),
    );
    expect(new Set(every(suiteMenu).flatMap(({ system = [] }) => system))).toEqual(new Set(suiteSystems));
  });
});

describe('a condition [SUI-01]', () => {
  const facts: Facts = { keys: ['crm.order.view'], features: ['order_switch'], systems: ['cpq'] };
  const missing = (needs: Needs, of: Facts = facts) => missingAccessOf(needs, allowed(of));

  it('of one permission of several is met by any of them', () => {
    expect(missing({ roles: { one: ['crm.order.view', 'crm.product.view'] } })).toEqual([]);
    expect(missing({ roles: { one: ['crm.quotation.view', 'crm.product.view'] } })).toEqual(['roles']);
  });

  it('of all permissions is met by all of them alone', () => {
    expect(missing({ roles: { all: ['crm.order.view'] } })).toEqual([]);
    expect(missing({ roles: { all: ['crm.order.view', 'crm.product.view'] } })).toEqual(['roles']);
  });

  it('of features is met where all are on, and one that is off or unknown is not', () => {
    expect(missing({ setting: ['order_switch'] })).toEqual([]);
    expect(missing({ setting: ['order_switch', 'quotation_switch'] })).toEqual(['setting']);
    const off = { ...allowed(facts), setting: { order_switch: false } };
    expect(missingAccessOf({ setting: ['order_switch'] }, off)).toEqual(['setting']);
  });

  it('of a system is met by the plan version that has it', () => {
    expect(missing({ system: 'cpq' })).toEqual([]);
    expect(missing({ system: 'ai' })).toEqual(['system']);
  });

  it('is named by itself where several are not met', () => {
    expect(missing({ system: 'ai', setting: ['workflow_switch'], roles: { one: ['crm.ai.view'] } })).toEqual([
      'system',
      'setting',
      'roles',
    ]);
  });

  it.each(scopeNumbers)('of a permission is met with scope %i where the key accepts it', (each) => {
    const accepting = allKeys.filter(
      (key) => missing({ roles: { one: [key] } }, { ...everything, scope: each }).length === 0,
    );
    expect(accepting).toEqual(allKeys.filter((key) => acceptedScopes[key].some((accepted) => accepted === each)));
    const some = { 'crm.order.view': true, 'crm.statistics.team': each !== 1, 'crm.setting.role': each === 4 };
    expect(
      Object.keys(some)
        .filter(isPermissionKey)
        .map((key) => [key, accepting.includes(key)]),
    ).toEqual(Object.entries(some));
  });
});

describe('what stands in the place of something [SUI-02]', () => {
  const without = (...keys: readonly PermissionKey[]): Facts => ({
    ...everything,
    keys: allKeys.filter((key) => !keys.includes(key)),
  });

  it('is the personal site, for who may not use AI or whose plan has none', () => {
    for (const facts of [without('crm.ai.view'), { ...everything, systems: ['mail', 'crm'] }]) {
      const shown = shownTo(facts);
      expect([shown.includes('ai'), shown.includes('ai.personal')]).toEqual([false, true]);
    }
    expect(shownTo(everything)).not.toContain('ai.personal');
  });

  it('is the plain search, for who has no company intelligence', () => {
    const shown = shownTo(without('crm.company.intelligence'));
    expect([shown.includes('leads.intelligence'), shown.includes('leads.search')]).toEqual([false, true]);
    expect(shownTo(everything)).not.toContain('leads.search');
  });

  it('keeps the place of what it stands for', () => {
    const groups = visibleItems(suiteMenu, allowed(without('crm.ai.view')), nowhere).map(({ id }) => id);
    expect(groups.indexOf('ai.personal')).toBe(suiteMenu.findIndex(({ id }) => id === 'ai'));
  });
});

describe('where an item leads [SUI-06]', () => {
  const without: Facts = { keys: ['crm.lead.private.view'], features: [], systems: ['crm'] };
  const hrefs = (facts: Facts, suite: SuiteAddresses): ReadonlyMap<string, string> => {
    const flat = (items: ReturnType<typeof visibleItems>): (readonly [string, string])[] =>
      items.flatMap(({ id, href, subMenu }) => (subMenu.length === 0 ? [[id, href] as const] : flat(subMenu)));
    return new Map(flat(visibleItems(suiteMenu, allowed(facts), suite)));
  };
  const outside = ends(suiteMenu).flatMap((item) => [item, ...(item.instead ? [item.instead] : [])]);

  it('is a page of the mall, or an entry that the settings can give an address', () => {
    const ids = new Set(outside.filter(({ url }) => url === undefined).map(({ id }) => id));
    const groups = suiteMenu.flatMap(({ instead }) => (instead === undefined ? [] : [instead.id]));
    expect([...new Set([...ids, ...groups])].toSorted()).toEqual([...suiteEntries].toSorted());
  });

  it('is its address in the suite, else the first page of the suite; a page of the mall stays one', () => {
    const suite: SuiteAddresses = {
      url: 'https://suite.example/app',
      entries: {
        'mail.inbox': 'https://suite.example/app/mail',
        'ai.personal': 'https://my.example',
        'leads.search': 'https://find.example/companies',
      },
    };
    const all = hrefs(everything, suite);
    expect([...all].filter(([, href]) => href !== suite.url)).toEqual([
      ['mail.inbox', 'https://suite.example/app/mail'],
      ['customers.export', '/crm-export'],
      ['management.enterprise', '/enterprise'],
      ['management.services', '/services'],
    ]);
    expect([...hrefs(without, suite)]).toEqual([
      ['leads.mine', 'https://suite.example/app'],
      ['leads.search', 'https://find.example/companies'],
      ['ai.personal', 'https://my.example'],
      ['management.enterprise', '/enterprise'],
      ['management.services', '/services'],
    ]);
  });

  it('is the page that says so, where the deployment names no suite', () => {
    expect([...hrefs(without, nowhere)]).toEqual([
      ['leads.mine', '/suite/leads.mine'],
      ['leads.search', '/suite/leads.search'],
      ['ai.personal', '/suite/ai.personal'],
      ['management.enterprise', '/enterprise'],
      ['management.services', '/services'],
    ]);
  });
});

it('the way to an item leads through those that it stands below', () => {
  const way = (id: string) => trailTo(id, suiteMenu).map((item) => item.id);
  expect(way('trade.paypal')).toEqual(['trade', 'trade.collections', 'trade.paypal']);
  expect(way('dashboard')).toEqual(['dashboard']);
  expect(way('leads.search')).toEqual(['leads', 'leads.search']);
  expect(way('ai.personal')).toEqual(['ai.personal']);
  expect(way('nothing')).toEqual([]);
});
