import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import type { ClientUser } from '../../wire/handler.ts';
import { customers } from '../customers/tables.ts';
import { isWithinReach } from './reach.ts';
import { readBranch, readDepartments } from './readDepartments.ts';
import { readReach } from './readReach.ts';
import { departmentMembers, departments, userPermissions } from './tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const key = 'crm.company.export';
const member: ClientUser = { user_id: 'user-member-cn', client_id: 'client-cn', is_admin: false, role: 'client' };
const owner: ClientUser = { user_id: 'user-owner-cn', client_id: 'client-cn', is_admin: true, role: 'client' };
const departmentId = (name: string) => `cn-department-${name}`;

const places = [
  ['mine-in-east', member.user_id, 'east'],
  ['mine-in-south', member.user_id, 'south'],
  ['mine-nowhere', member.user_id, null],
  ['beside-in-east', owner.user_id, 'east'],
  ['below-in-shanghai', owner.user_id, 'shanghai'],
  ['above-in-sales', owner.user_id, 'sales'],
  ['nobodys-in-shanghai', null, 'shanghai'],
  ['nobodys-nowhere', null, null],
] as const;

/** The table accepts any number. */
const grant = (scope: number) =>
  app.deps.db.execute(sql`update user_permissions set scope = ${scope} where user_id = ${member.user_id}`);

beforeAll(async () => {
  const { db } = app.deps;
  await db.delete(customers).where(eq(customers.client_id, 'client-cn'));
  await db.insert(customers).values(
    places.map(([id, owner_id, department]) => ({
      customer_id: id,
      client_id: 'client-cn',
      customer_no: id,
      name: id,
      stage: 'lead' as const,
      source: 'website' as const,
      owner_id,
      department_id: department && departmentId(department),
      created_at: app.deps.now(),
    })),
  );
});

async function reached(caller: ClientUser): Promise<string[] | null> {
  const permitted = await readReach(app.deps.db, caller, key);
  if (permitted === null) return null;
  const rows = await app.deps.db
    .select({ id: customers.customer_id })
    .from(customers)
    .where(and(eq(customers.client_id, caller.client_id), isWithinReach(permitted.reach, customers)))
    .orderBy(asc(customers.customer_id));
  return rows.map(({ id }) => id);
}

const all = places.map(([id]) => id).toSorted();

describe('customers within a permission scope [PER-01]', () => {
  it.each([
    [1, ['mine-in-east', 'mine-in-south', 'mine-nowhere']],
    [2, ['beside-in-east', 'mine-in-east']],
    [3, ['below-in-shanghai', 'beside-in-east', 'mine-in-east', 'nobodys-in-shanghai']],
    [4, all],
    [5, ['below-in-shanghai', 'mine-in-east', 'mine-in-south', 'mine-nowhere', 'nobodys-in-shanghai']],
    [
      6,
      ['below-in-shanghai', 'beside-in-east', 'mine-in-east', 'mine-in-south', 'mine-nowhere', 'nobodys-in-shanghai'],
    ],
  ] as const)('a permission of scope %i reaches exactly the customers of that scope', async (scope, ids) => {
    await grant(scope);
    expect(await reached(member)).toEqual(ids);
  });
});

describe('permissions of an account [PER-02]', () => {
  beforeEach(() => grant(4));

  it('a main account has every permission for all records, even when a smaller scope was granted', async () => {
    await app.deps.db.insert(userPermissions).values({ user_id: owner.user_id, key, scope: 1 });
    expect(await readReach(app.deps.db, owner, key)).toEqual({ scope: 4, reach: { kind: 'all' } });
  });

  it('a child account has no permission that was not granted to it', async () => {
    expect(await readReach(app.deps.db, { ...member, user_id: 'user-owner-hk' }, key)).toBeNull();
  });

  it.each([0, 7, -1])('a permission with the unknown scope %i permits nothing', async (scope) => {
    await grant(scope);
    expect(await readReach(app.deps.db, member, key)).toBeNull();
  });

  it('a permission does not reach a department of another client, even if the user is its member', async () => {
    await grant(3);
    const foreign = { user_id: member.user_id, department_id: 'hk-department-sales' };
    await app.deps.db.insert(departmentMembers).values(foreign);
    const permitted = await readReach(app.deps.db, member, key);
    expect(permitted?.reach).toEqual({
      kind: 'some',
      owner_id: null,
      department_ids: [departmentId('east'), departmentId('shanghai')],
    });
    await app.deps.db.delete(departmentMembers).where(eq(departmentMembers.department_id, foreign.department_id));
  });

  it('a permission reaches each department once when departments form a cycle', async () => {
    await grant(3);
    const { db } = app.deps;
    const top = eq(departments.department_id, departmentId('sales'));
    await db
      .update(departments)
      .set({ parent_id: departmentId('shanghai') })
      .where(top);
    expect((await readReach(db, member, key))?.reach).toEqual({
      kind: 'some',
      owner_id: null,
      department_ids: ['east', 'sales', 'shanghai', 'south'].map(departmentId),
    });
    await db.update(departments).set({ parent_id: null }).where(top);
  });
});

describe('departments within reach [PER-03]', () => {
  it('departments are listed as a tree, each before the departments below it', async () => {
    const listed = await readDepartments(app.deps.db, 'client-cn', { kind: 'all' });
    expect(listed.map(({ name, depth }) => [name, depth])).toEqual(
      expect.arrayContaining([
        ['销售部', 0],
        ['华东区', 1],
        ['上海组', 2],
        ['华南区', 1],
        ['市场部', 0],
      ]),
    );
    const names = listed.map(({ name }) => name);
    expect(names.indexOf('上海组')).toBe(names.indexOf('华东区') + 1);
    expect(names).toHaveLength(5);
  });

  it('the department tree starts at the highest department within reach', async () => {
    const reach = {
      kind: 'some',
      owner_id: null,
      department_ids: [departmentId('east'), departmentId('shanghai')],
    } as const;
    expect(await readDepartments(app.deps.db, 'client-cn', reach)).toEqual([
      { department_id: departmentId('east'), name: '华东区', depth: 0 },
      { department_id: departmentId('shanghai'), name: '上海组', depth: 1 },
    ]);
  });

  it('a chosen department includes those below it, and is null when it is out of reach', async () => {
    const branch = (client_id: string, id: string) =>
      readBranch(app.deps.db, { client_id, reach: { kind: 'all' }, department_id: id });
    expect(await branch('client-cn', departmentId('east'))).toEqual([departmentId('east'), departmentId('shanghai')]);
    expect(await branch('client-hk', departmentId('east'))).toBeNull();
    const own = { kind: 'some', owner_id: member.user_id, department_ids: [] } as const;
    const about = { client_id: 'client-cn', reach: own, department_id: departmentId('east') };
    expect(await readBranch(app.deps.db, about)).toBeNull();
  });
});
