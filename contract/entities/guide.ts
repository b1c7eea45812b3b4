import { z } from 'zod/mini';

/** The pages with a hint on the first visit. */
export const hintIds = ['home', 'store', 'orders', 'vouchers'] as const;
export const hintId = z.enum(hintIds);
export type HintId = z.infer<typeof hintId>;

export const guideState = z.object({ dismissed: z.array(hintId), is_hidden: z.boolean() });
export type GuideState = z.infer<typeof guideState>;

export const hintOrAll = z.enum([...hintIds, 'all']);
export type HintOrAll = z.infer<typeof hintOrAll>;
