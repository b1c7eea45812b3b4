import { type Handlers, ok } from '../../wire/handler.ts';
import { readPermission } from './readPermission.ts';

export const permissionHandlers = {
  async permissionRead({ caller }, { db }) {
    return ok(await readPermission(db, caller));
  },
} satisfies Handlers;
