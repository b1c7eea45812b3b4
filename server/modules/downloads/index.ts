/** Reading stored files, and who may. */

import type { ServerModule } from '../module.ts';
import { downloadHandlers } from './handlers.ts';

export const downloadsModule: ServerModule = { handlers: downloadHandlers };
