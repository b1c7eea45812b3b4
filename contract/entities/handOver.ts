import { z } from 'zod/mini';
import { enumWithout, itemId } from '../codecs.ts';
import { storedFile } from '../files.ts';

/** One file per hand-over, for one of these purposes. */
export const handedOverPurpose = z.enum(['business_license', 'power_of_attorney']);
export type HandedOverPurpose = z.infer<typeof handedOverPurpose>;

/** The last three are final. */
export const handOverStates = ['waiting', 'opened', 'done', 'expired', 'ended'] as const;
const handOverState = z.enum(handOverStates);
export type HandOverState = z.infer<typeof handOverState>;

/**
 * 256 random bits in the code. The server stores only their hash; the page that shows the code keeps them in memory
 * only.
 */
export const handOverSecret = z.string().check(z.regex(/^[\w-]{43}$/));

/** Shown by both devices so that the user can match them. Not a secret: it gives no access. */
const checkCode = z.string().check(z.regex(/^\d{4}$/));

export const handOver = z.object({
  hand_over_id: itemId,
  state: handOverState,
  check_code: checkCode,
  /** Until the code expires; after it was opened, until the phone's time ends. */
  seconds_left: z.int().check(z.minimum(0)),
  file: z.nullable(storedFile),
});
export type HandOver = Readonly<z.infer<typeof handOver>>;

/** Only this answer contains the secret. */
export const begunHandOver = z.extend(handOver, { secret: handOverSecret });

/** The view of the phone; reveals nothing about the computer's user. */
export const phoneHandOver = z.object({
  state: enumWithout(handOverStates, 'waiting'),
  purpose: handedOverPurpose,
  check_code: checkCode,
  seconds_left: z.int().check(z.minimum(0)),
});
export type PhoneHandOver = Readonly<z.infer<typeof phoneHandOver>>;
