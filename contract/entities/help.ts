import { z } from 'zod/mini';

/** The operator's help pages outside the mall. */
export const helpPages = ['guide', 'online_service', 'help_centre', 'training'] as const;
export type HelpPage = (typeof helpPages)[number];

/** Null for pages that do not exist. */
export const helpUrls = z.object({
  guide: z.nullable(z.string()),
  online_service: z.nullable(z.string()),
  help_centre: z.nullable(z.string()),
  training: z.nullable(z.string()),
} satisfies Record<HelpPage, z.ZodMiniType>);
export type HelpUrls = z.infer<typeof helpUrls>;
