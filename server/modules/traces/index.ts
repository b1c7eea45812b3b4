import type { ServerModule } from '../module.ts';
import { forgetOldTraces, traceHandlers } from './handlers.ts';

export const tracesModule: ServerModule = { handlers: traceHandlers, purges: [forgetOldTraces] };
