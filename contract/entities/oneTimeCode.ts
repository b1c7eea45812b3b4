import { z } from 'zod/mini';
import { instant, itemId } from '../codecs.ts';

/** A code is valid only for its own purpose. */
export const codePurpose = z.enum(['verification', 'appointment', 'registration']);
export type CodePurpose = z.infer<typeof codePurpose>;

/** A proof of work: find the number up to `max_number` whose hash, after the salt, is `challenge`. */
export const challenge = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string(),
  salt: z.string(),
  signature: z.string(),
  max_number: z.int().check(z.minimum(1)),
});
export type Challenge = z.infer<typeof challenge>;

/** The challenge with its solution, as base64 of JSON. */
export const solvedChallenge = z.string().check(z.regex(/^[\w+/=-]{16,2048}$/));

/** Lets its holder request images until it expires. */
export const captchaPass = z.object({ captcha_id: itemId, expires_at: instant });
export type CaptchaPass = z.infer<typeof captchaPass>;

/** `challenge` is a longer proof of work, for a user who cannot see the image. */
export const imageCode = z.object({
  image_code_id: itemId,
  /** A `data:` URL. */
  image: z.string(),
  expires_at: instant,
  challenge,
});
export type ImageCode = z.infer<typeof imageCode>;

/** `resend_at`: the first moment for another code. `expires_at`: the end of this code's validity. */
export const sentCodeInfo = z.object({
  resend_at: instant,
  resend_after_seconds: z.int().check(z.minimum(0)),
  expires_at: instant,
});
export type SentCodeInfo = z.infer<typeof sentCodeInfo>;
