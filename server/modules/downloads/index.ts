/** Who may read a stored file, and reading it. */

import type { ServerModule } from '../module.ts';
import { downloadHandlers } from './handlers.ts';

export const downloadsModule: ServerModule = { handlers: downloadHandlers };
