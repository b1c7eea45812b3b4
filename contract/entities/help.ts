import { z } from 'zod';

/** The operator's pages of help, outside of the mall. */
export const helpPages = ['guide', 'online_service', 'help_centre', 'training'] as const;
export type HelpPage = (typeof helpPages)[number];

/** Where each is; null where there is none. */
export const helpAddresses = z.object({
  guide: z.string().nullable(),
  online_service: z.string().nullable(),
  help_centre: z.string().nullable(),
  training: z.string().nullable(),
} satisfies Record<HelpPage, z.ZodType>);
export type HelpAddresses = z.infer<typeof helpAddresses>;
