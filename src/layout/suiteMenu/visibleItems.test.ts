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
import { type SuiteUrls, suiteEntries } from '#contract/entities/suiteEntries.ts';
import type { UserPermissions } from '#machines/shell/session/machine.ts';
import { suiteMenu } from './menu.ts';
import type { AccessConditions, MenuItem } from './menuItem.ts';
import { menuPathTo, missingAccessOf, visibleItems } from './visibleItems.ts';

const nowhere: SuiteUrls = { url: null, entries: {} };
const name = { en: '', 'zh-CN': '', 'zh-TW': '', ja: '' };
const systemsOf = (ids: readonly string[]) => ids.map((system_id) => ({ system_id, name }));

interface Facts {
  readonly keys: readonly PermissionKey[];
  readonly features: readonly FeatureSwitch[];
  readonly systems: readonly string[];
  readonly scope?: Scope;
}

const allowed = ({ keys, features, systems, scope: of = scopes.all }: Facts): UserPermissions => ({
  privilege: { list: keys.map((key) => ({ key, scope: of })) },
  setting: Object.fromEntries(features.map((feature) => [feature, true])),
  systems: systemsOf(systems),
});

const idsOf = (items: readonly { readonly id: string; readonly subMenu?: readonly MenuItem[] }[]): string[] =>
  items.flatMap(({ id, subMenu = [] }) => [id, ...idsOf(subMenu)]);
const visibleIdsFor = (facts: Facts): string[] => {
  const flat = (items: ReturnType<typeof visibleItems>): string[] =>
    items.flatMap(({ id, subMenu }) => [id, ...flat(subMenu)]);
  return flat(visibleItems(suiteMenu, allowed(facts), nowhere));
};

const allKeys = Object.keys(acceptedScopes).filter(isPermissionKey);
const fullAccess: Facts = { keys: allKeys, features: featureSwitches, systems: suiteSystems };

/** Only leaves: a group is visible through its items. */
const leafItems = (items: readonly MenuItem[]): readonly MenuItem[] =>
  items.flatMap((item) => (item.subMenu === undefined ? [item] : leafItems(item.subMenu)));

const keysOf = ({ roles }: AccessConditions): readonly PermissionKey[] => {
  if (roles === undefined) return [];
  return 'one' in roles ? roles.one.slice(0, 1) : roles.all;
};

/** The least access to see an item: the conditions of it and of its ancestors. */
const leastAccessFor = (id: string): Facts => {
  const trail = menuPathTo(id, suiteMenu);
  return {
    keys: [...new Set(trail.flatMap(keysOf))],
    features: [...new Set(trail.flatMap(({ setting = [] }) => setting))],
    systems: trail.flatMap(({ system = [] }) => system),
  };
};

/** Every condition of an item and its ancestors, each with an access that lacks only it. */
const accessWithoutEach = (id: string): readonly (readonly [string, Facts])[] => {
  const least = leastAccessFor(id);
  const trail = menuPathTo(id, suiteMenu);
  const alternatives = (needs: AccessConditions) => (needs.roles && 'one' in needs.roles ? [needs.roles.one] : []);
  const all = (needs: AccessConditions) => (needs.roles && 'all' in needs.roles ? needs.roles.all : []);
  const lacks = (keys: readonly PermissionKey[]): Facts => ({
    ...fullAccess,
    keys: allKeys.filter((key) => !keys.includes(key)),
  });
  return [
    ...trail.flatMap(alternatives).map((keys) => [keys.join(' or '), lacks(keys)] as const),
    ...trail.flatMap(all).map((key) => [key, lacks([key])] as const),
    ...least.features.map(
      (feature) => [feature, { ...fullAccess, features: featureSwitches.filter((each) => each !== feature) }] as const,
    ),
    ...least.systems.map(
      (system) => [system, { ...fullAccess, systems: suiteSystems.filter((each) => each !== system) }] as const,
    ),
  ];
};

describe('suite menu [SUI-01]', () => {
  const leading = leafItems(suiteMenu).map(({ id }) => id);

  it('the suite menu has unique ids, exactly three levels and the expected groups', () => {
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

  it('the suite menu is shown completely to a user with all access', () => {
    expect(visibleIdsFor(fullAccess)).toEqual(idsOf(suiteMenu));
  });

  it.each(leading)('the menu item %s is shown with exactly the access it requires', (id) => {
    expect(visibleIdsFor(leastAccessFor(id))).toContain(id);
  });

  it.each(leading.flatMap((id) => accessWithoutEach(id).map(([what, facts]) => [id, what, facts] as const)))(
    'the menu item %s is hidden without %s, whatever other access exists',
    (id, _what, facts) => {
      expect(visibleIdsFor(facts)).not.toContain(id);
    },
  );

  it('a user without any access sees only the menu items that require none', () => {
    expect(visibleIdsFor({ keys: [], features: [], systems: [] })).toEqual([
      'ai.personal',
      'management',
      'management.enterprise',
      'management.services',
    ]);
  });

  it('the suite menu uses every known permission, feature and system, and no other', () => {
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

describe('access conditions [SUI-01]', () => {
  const facts: Facts = { keys: ['crm.order.view'], features: ['order_switch'], systems: ['cpq'] };
  const missing = (needs: AccessConditions, of: Facts = facts) => missingAccessOf(needs, allowed(of));

  it('a condition of one permission among several is met by any of them', () => {
    expect(missing({ roles: { one: ['crm.order.view', 'crm.product.view'] } })).toEqual([]);
    expect(missing({ roles: { one: ['crm.quotation.view', 'crm.product.view'] } })).toEqual(['roles']);
  });

  it('a condition of all permissions is met only by all of them', () => {
    expect(missing({ roles: { all: ['crm.order.view'] } })).toEqual([]);
    expect(missing({ roles: { all: ['crm.order.view', 'crm.product.view'] } })).toEqual(['roles']);
  });

  it('a condition of features is met only if all of them are on; an unknown feature counts as off', () => {
    expect(missing({ setting: ['order_switch'] })).toEqual([]);
    expect(missing({ setting: ['order_switch', 'quotation_switch'] })).toEqual(['setting']);
    const off = { ...allowed(facts), setting: { order_switch: false } };
    expect(missingAccessOf({ setting: ['order_switch'] }, off)).toEqual(['setting']);
  });

  it('a condition of a system is met only if the client has that system', () => {
    expect(missing({ system: 'cpq' })).toEqual([]);
    expect(missing({ system: 'ai' })).toEqual(['system']);
  });

  it('each kind of missing access is named when several are missing', () => {
    expect(missing({ system: 'ai', setting: ['workflow_switch'], roles: { one: ['crm.ai.view'] } })).toEqual([
      'system',
      'setting',
      'roles',
    ]);
  });

  it.each(scopeNumbers)('a permission with scope %i meets a condition only if its key accepts that scope', (each) => {
    const accepting = allKeys.filter(
      (key) => missing({ roles: { one: [key] } }, { ...fullAccess, scope: each }).length === 0,
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

describe('replacement items [SUI-02]', () => {
  const without = (...keys: readonly PermissionKey[]): Facts => ({
    ...fullAccess,
    keys: allKeys.filter((key) => !keys.includes(key)),
  });

  it('the personal AI site replaces the AI group for a user without AI access or whose plan has no AI', () => {
    for (const facts of [without('crm.ai.view'), { ...fullAccess, systems: ['mail', 'crm'] }]) {
      const shown = visibleIdsFor(facts);
      expect([shown.includes('ai'), shown.includes('ai.personal')]).toEqual([false, true]);
    }
    expect(visibleIdsFor(fullAccess)).not.toContain('ai.personal');
  });

  it('the plain search replaces the intelligence item for a user without company intelligence', () => {
    const shown = visibleIdsFor(without('crm.company.intelligence'));
    expect([shown.includes('leads.intelligence'), shown.includes('leads.search')]).toEqual([false, true]);
    expect(visibleIdsFor(fullAccess)).not.toContain('leads.search');
  });

  it('a replacement item has the position of the item it replaces', () => {
    const groups = visibleItems(suiteMenu, allowed(without('crm.ai.view')), nowhere).map(({ id }) => id);
    expect(groups.indexOf('ai.personal')).toBe(suiteMenu.findIndex(({ id }) => id === 'ai'));
  });
});

describe('addresses of menu items [SUI-06]', () => {
  const without: Facts = { keys: ['crm.lead.private.view'], features: [], systems: ['crm'] };
  const hrefs = (facts: Facts, suite: SuiteUrls): ReadonlyMap<string, string> => {
    const flat = (items: ReturnType<typeof visibleItems>): (readonly [string, string])[] =>
      items.flatMap(({ id, href, subMenu }) => (subMenu.length === 0 ? [[id, href] as const] : flat(subMenu)));
    return new Map(flat(visibleItems(suiteMenu, allowed(facts), suite)));
  };
  const outside = leafItems(suiteMenu).flatMap((item) => [item, ...(item.instead ? [item.instead] : [])]);

  it('every menu item is a page of the mall or a suite entry whose address can be configured', () => {
    const ids = new Set(outside.filter(({ url }) => url === undefined).map(({ id }) => id));
    const groups = suiteMenu.flatMap(({ instead }) => (instead === undefined ? [] : [instead.id]));
    expect([...new Set([...ids, ...groups])].toSorted()).toEqual([...suiteEntries].toSorted());
  });

  it('a suite item links to its configured address or the suite, and a mall item to its page', () => {
    const suite: SuiteUrls = {
      url: 'https://suite.example/app',
      entries: {
        'mail.inbox': 'https://suite.example/app/mail',
        'ai.personal': 'https://my.example',
        'leads.search': 'https://find.example/companies',
      },
    };
    const all = hrefs(fullAccess, suite);
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

  it('a suite item links to a placeholder page when the deployment has no suite', () => {
    expect([...hrefs(without, nowhere)]).toEqual([
      ['leads.mine', '/suite/leads.mine'],
      ['leads.search', '/suite/leads.search'],
      ['ai.personal', '/suite/ai.personal'],
      ['management.enterprise', '/enterprise'],
      ['management.services', '/services'],
    ]);
  });
});

it('the trail to a menu item contains its ancestors, and is empty for an unknown id', () => {
  const way = (id: string) => menuPathTo(id, suiteMenu).map((item) => item.id);
  expect(way('trade.paypal')).toEqual(['trade', 'trade.collections', 'trade.paypal']);
  expect(way('dashboard')).toEqual(['dashboard']);
  expect(way('leads.search')).toEqual(['leads', 'leads.search']);
  expect(way('ai.personal')).toEqual(['ai.personal']);
  expect(way('nothing')).toEqual([]);
});
