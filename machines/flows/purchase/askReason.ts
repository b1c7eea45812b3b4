import { z } from 'zod/mini';

/** Why the person is asked to confirm once more: codes by which the server refuses an order for its price. */
export const askReason = z.enum(['quote_unknown', 'quote_expired', 'quote_changed']);
export type AskReason = z.infer<typeof askReason>;
