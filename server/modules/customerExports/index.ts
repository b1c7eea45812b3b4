/** Exports of a client’s customers: the jobs, their files and their limits. */

import type { ServerModule } from '../module.ts';
import { customerExportFlows } from './flows.ts';
import { forgetOldExports } from './forget.ts';
import { customerExportHandlers } from './handlers.ts';

export { workOnExports } from './run.ts';

export const customerExportsModule: ServerModule = {
  handlers: customerExportHandlers,
  flows: customerExportFlows,
  purges: [forgetOldExports],
};
