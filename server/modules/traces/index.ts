/** Recorded runs of flows that clients send to support. */

import type { ServerModule } from '../module.ts';
import { forgetOldTraces, traceHandlers } from './handlers.ts';

export const tracesModule: ServerModule = { handlers: traceHandlers, purges: [forgetOldTraces] };
