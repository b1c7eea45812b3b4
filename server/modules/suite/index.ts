import type { ServerModule } from '../module.ts';
import { suiteHandlers } from './handlers.ts';

export const suiteModule: ServerModule = { handlers: suiteHandlers };
