import type { ServerModule } from '../module.ts';
import { purgeOldTraces, traceHandlers } from './handlers.ts';

export const tracesModule: ServerModule = { handlers: traceHandlers, purges: [purgeOldTraces] };
