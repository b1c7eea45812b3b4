import { and, eq, isNotNull } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { type Caller, type Handlers, refuse } from '../../wire/handler.ts';
import { writeLookAtFile } from '../verification/looks.ts';
import {
  type FileHolder,
  holderOf,
  isDocument,
  isInvoice,
  isOfVerification,
  maySee,
  orderOfToken,
} from './fileHolder.ts';
import { receive } from './receive.ts';
import { files } from './tables.ts';

/** Another's file is one that does not exist. */
export const fileHandlers = {
  async fileUpload({ query, caller, key, bytes }, deps) {
    const { purpose, name, order_id, token } = query;
    if (isDocument(purpose) && caller?.role !== 'sales') return refuse('not_permitted');
    if (isInvoice(purpose) && caller?.role !== 'reviewer') return refuse('not_permitted');
    const holder = await holderFor(deps, { caller, order_id, token });
    if (holder === null) return refuse('order_not_found');
    return receive(deps, { holder, user_id: caller?.user_id ?? null, key, purpose, name, bytes });
  },

  async fileRead({ query, caller }, deps) {
    const { file_id, token = null, show } = query;
    const isThere = and(eq(files.file_id, file_id), isNotNull(files.kept_at));
    const [row] = await deps.db.select().from(files).where(isThere);
    if (row === undefined || !(await maySee(deps, row, { caller, token }))) return refuse('not_found');
    if (caller?.role === 'reviewer' && isOfVerification(row.purpose)) {
      // Whoever cannot be written down sees nothing.
      if (!(await writeLookAtFile(deps, { file_id, user_id: caller.user_id }))) return refuse('not_found');
    }
    const bytes = await deps.files.read(file_id);
    if (bytes === null) return refuse('not_found');
    const { name, size, type } = row;
    return { kind: 'file', file: { name, size, type, inline: show === 'inline', bytes } };
  },
} satisfies Handlers;

/** Whose a file will be: with a token the order's, whoever is signed in; without one theirs who is. */
async function holderFor(
  deps: Deps,
  by: { readonly caller: Caller | null; readonly order_id: string | undefined; readonly token: string | undefined },
): Promise<FileHolder | null> {
  if (by.token !== undefined) return by.order_id === undefined ? null : orderOfToken(deps, by.order_id, by.token);
  return by.order_id !== undefined || by.caller === null ? null : holderOf(by.caller);
}
