import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { exportMediaTypes } from '#contract/entities/customerExport.ts';
import { exportStatusAt } from '#machines/lifecycles/customerExport.ts';
import { type Handlers, ok, refuse } from '../../wire/handler.ts';
import { beginExport } from './begin.ts';
import { cancelExport, resumeExport } from './change.ts';
import { fileNameOf } from './fileTexts.ts';
import { customerExports } from './tables.ts';
import { isExportOf, readExportPermission, readExportView } from './view.ts';

/** Another user's export is answered like one that does not exist. */
export const customerExportHandlers = {
  customerExportRead: async ({ caller }, deps) => ok(await readExportView(deps.db, caller, deps)),

  customerExportBegin: ({ body, key, caller }, deps) => beginExport({ body, key, caller }, deps),

  customerExportCancel: ({ body, caller }, deps) => cancelExport({ ...body, caller }, deps),

  customerExportResume: ({ body, caller }, deps) => resumeExport({ ...body, caller }, deps),

  /** A file shows what its owner could see at the time: rejected if the permission's reach has changed since. */
  async customerExportFile({ query, caller }, deps) {
    const isIt = and(eq(customerExports.export_id, query.export_id), isExportOf(caller));
    const [row] = await deps.db.select().from(customerExports).where(isIt);
    if (row === undefined || exportStatusAt(row, deps.now()) !== 'ready') return refuse('not_found');
    const permitted = await readExportPermission(deps.db, caller);
    if (!isDeepStrictEqual(permitted?.reach, row.reach)) return refuse('not_permitted');
    const { file_id, file_size, request } = row;
    const bytes = file_id === null ? null : await deps.files.read(file_id);
    if (bytes === null || file_size === null) return refuse('not_found');
    const type = exportMediaTypes[request.format];
    return { kind: 'file', file: { name: fileNameOf(row), size: file_size, type, inline: false, bytes } };
  },
} satisfies Handlers;
