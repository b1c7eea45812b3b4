import { asc, eq } from 'drizzle-orm';
import { acceptedScopes, isScopeAccepted } from '#contract/entities/permissionKeys.ts';
import { scope as anyScope, type Permission, scopes } from '#contract/entities/suite.ts';
import type { Database } from '../../db/database.ts';
import { type ClientUser, type Handlers, ok } from '../../wire/handler.ts';
import { clientFeatures, userPermissions } from './tables.ts';

/** Permissions and features without effect are left out. */
async function readPermission(db: Database, caller: ClientUser): Promise<Permission> {
  const { user_id, is_admin, client_id } = caller;
  const features = await db
    .select({ feature: clientFeatures.feature })
    .from(clientFeatures)
    .where(eq(clientFeatures.client_id, client_id))
    .orderBy(asc(clientFeatures.feature));
  return {
    privilege: {
      list: is_admin ? allPermissions : await readGrantedPermissions(db, user_id),
      user: { user_id, is_admin },
    },
    setting: Object.fromEntries(features.map(({ feature }) => [feature, true])),
  };
}

const allPermissions = Object.keys(acceptedScopes).map((key) => ({ key, scope: scopes.all }));

async function readGrantedPermissions(db: Database, user_id: string): Promise<Permission['privilege']['list']> {
  const rows = await db
    .select({ key: userPermissions.key, scope: userPermissions.scope })
    .from(userPermissions)
    .where(eq(userPermissions.user_id, user_id))
    .orderBy(asc(userPermissions.key));
  return rows.flatMap(({ key, scope: written }) => {
    const scope = anyScope.safeParse(written).data;
    return scope !== undefined && isScopeAccepted({ key, scope }) ? [{ key, scope }] : [];
  });
}

export const permissionHandlers = {
  async permissionRead({ caller }, { db }) {
    return ok(await readPermission(db, caller));
  },
} satisfies Handlers;
