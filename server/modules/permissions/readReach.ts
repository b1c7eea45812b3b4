import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { isScopeAccepted, type PermissionKey } from '#contract/entities/permissionKeys.ts';
import { scope as anyScope, type Scope, scopes } from '#contract/entities/suite.ts';
import type { Database } from '../../db/database.ts';
import type { ClientUser } from '../../wire/handler.ts';
import { type Reach, reachOf, type UserDepartments } from './reach.ts';
import { departmentMembers, userPermissions } from './tables.ts';

export interface GrantedPermission {
  readonly scope: Scope;
  readonly reach: Reach;
}

/**
 * The only place that decides the reach of a permission: call it each time before reading, writing or handing out a
 * client's records. Null without the permission.
 */
export async function readReach(
  db: Database,
  caller: ClientUser,
  key: PermissionKey,
): Promise<GrantedPermission | null> {
  const scope = await readScope(db, caller, key);
  return scope === null ? null : { scope, reach: reachOf(scope, await readUserDepartments(db, caller)) };
}

async function readScope(db: Database, { user_id, is_admin }: ClientUser, key: PermissionKey): Promise<Scope | null> {
  if (is_admin) return scopes.all;
  const [row] = await db
    .select({ scope: userPermissions.scope })
    .from(userPermissions)
    .where(and(eq(userPermissions.user_id, user_id), eq(userPermissions.key, key)));
  const granted = anyScope.safeParse(row?.scope).data;
  return granted !== undefined && isScopeAccepted({ key, scope: granted }) ? granted : null;
}

const departmentRow = z.object({ department_id: z.string(), is_own: z.boolean() });

/** A department may be its own ancestor: `union`, unlike `union all`, ends the recursion and includes it once. */
async function readUserDepartments(db: Database, { user_id, client_id }: ClientUser): Promise<UserDepartments> {
  const result = await db.execute(sql`
    with recursive own as (
      select member.department_id from ${departmentMembers} as member
      join departments as department using (department_id)
      where member.user_id = ${user_id} and department.client_id = ${client_id}
    ), reached as (
      select department_id from own
      union
      select child.department_id from departments as child join reached on child.parent_id = reached.department_id
      where child.client_id = ${client_id}
    )
    select department_id, department_id in (select department_id from own) as is_own
    from reached order by department_id`);
  const rows = z.object({ rows: z.array(departmentRow) }).parse(result).rows;
  const of = (isOwn: boolean) => rows.flatMap(({ department_id, is_own }) => (is_own === isOwn ? [department_id] : []));
  return { user_id, own: of(true), below: of(false) };
}
