/** Exports of a client's customers: jobs, files and limits. */

import { noSubject } from '../flows/index.ts';
import type { ServerModule } from '../module.ts';
import { customerExportHandlers } from './handlers.ts';
import { purgeOldExports } from './purge.ts';

export { workOnExports } from './run.ts';

export const customerExportsModule: ServerModule = {
  handlers: customerExportHandlers,
  flows: [{ flow: 'customerExport', user: noSubject, tab: null }],
  purges: [purgeOldExports],
};
