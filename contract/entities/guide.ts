import { z } from 'zod/mini';

/** The pages whose first visit is explained by a hint. */
export const hintIds = ['home', 'store', 'orders', 'vouchers'] as const;
export const hintId = z.enum(hintIds);
export type HintId = z.infer<typeof hintId>;

/** Which hints a user has closed, and whether they hid the guide with all of its hints. */
export const guideKept = z.object({ dismissed: z.array(hintId), is_hidden: z.boolean() });
export type GuideKept = z.infer<typeof guideKept>;

/** One hint, or all of them. */
export const hintOrAll = z.enum([...hintIds, 'all']);
export type HintOrAll = z.infer<typeof hintOrAll>;
