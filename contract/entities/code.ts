import { z } from 'zod/mini';
import { instant, itemId } from '../codecs.ts';

/** What a code by message is for: one for one purpose is worth nothing for another. */
export const codePurpose = z.enum(['verification', 'appointment', 'registration']);
export type CodePurpose = z.infer<typeof codePurpose>;

/** A piece of work for a machine: the number up to the greatest whose hash, after the salt, is the challenge. */
export const challenge = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string(),
  salt: z.string(),
  signature: z.string(),
  max_number: z.int().check(z.minimum(1)),
});
export type Challenge = z.infer<typeof challenge>;

/** A challenge with the number that solves it, as base64 of JSON. */
export const solvedChallenge = z.string().check(z.regex(/^[\w+/=-]{16,2048}$/));

/** What the one who has passed the captcha may ask images for, until it ends. */
export const captchaPass = z.object({ captcha_id: itemId, expires_at: instant });
export type CaptchaPass = z.infer<typeof captchaPass>;

/** An image to read, and beside it a longer piece of work that a machine can do instead for a person who cannot see it. */
export const imageCode = z.object({
  image_code_id: itemId,
  /** A `data:` address. */
  image: z.string(),
  expires_at: instant,
  challenge,
});
export type ImageCode = z.infer<typeof imageCode>;

/** A code is on its way: when another may be asked for, which is in so many seconds, and until when this one holds. */
export const codeSent = z.object({
  resend_at: instant,
  resend_after_seconds: z.int().check(z.minimum(0)),
  expires_at: instant,
});
export type CodeSent = z.infer<typeof codeSent>;
