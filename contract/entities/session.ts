import { z } from 'zod';
import { instant } from '../codecs.ts';
import { language, localizedText } from '../languages.ts';

/** What the pages need to know of the deployment before anybody is signed in. */
export const settings = z.object({
  languages: z.array(language).min(1),
  sign_in_url: z.string(),
  not_signed_in_code: z.int(),
  maintenance: z.object({ starts_at: instant, ends_at: instant, text: localizedText }).nullable(),
  /** How people reach the operator's support; null where not in this way. */
  support: z.object({ phone: z.string().nullable(), email: z.email().nullable() }),
});
export type Settings = z.infer<typeof settings>;

export const notice = z.object({
  id: z.string(),
  category: z.enum(['system', 'order', 'activity']),
  digest: localizedText,
  detail: localizedText,
  time: instant,
  read: z.boolean(),
});
export type Notice = z.infer<typeof notice>;
