import type { ServerModule } from '../module.ts';
import { purchaseHandlers } from './handlers.ts';
import { purgeOldQuotes } from './quotes.ts';

export const purchaseModule: ServerModule = { handlers: purchaseHandlers, purges: [purgeOldQuotes] };
