import { z } from 'zod/mini';
import { enumWithout, itemId } from '../codecs.ts';
import { storedFile } from '../files.ts';

/** What a computer can hand over to a phone: one file, for this. */
export const handedOverPurpose = z.enum(['business_license', 'power_of_attorney']);
export type HandedOverPurpose = z.infer<typeof handedOverPurpose>;

/** How a hand-over stands. The last three are ends. */
export const handOverStates = ['waiting', 'opened', 'done', 'expired', 'ended'] as const;
const handOverState = z.enum(handOverStates);
export type HandOverState = z.infer<typeof handOverState>;

/** What the code of a hand-over holds: 256 random bits. The server knows their hash, and the page that shows the code keeps them in memory. */
export const handOverSecret = z.string().check(z.regex(/^[\w-]{43}$/));

/** Four digits that the computer and the phone both show, so that a person sees that they belong together. They open nothing. */
const checkCode = z.string().check(z.regex(/^\d{4}$/));

/** A hand-over as whoever began it sees it. */
export const handOver = z.object({
  hand_over_id: itemId,
  state: handOverState,
  check_code: checkCode,
  /** Until the code can no longer be opened; once it was, until the phone's time is over. */
  seconds_left: z.int().check(z.minimum(0)),
  /** What the phone has sent. */
  file: z.nullable(storedFile),
});
export type HandOver = Readonly<z.infer<typeof handOver>>;

/** A hand-over that has just begun: only now its secret is told. */
export const begunHandOver = z.extend(handOver, { secret: handOverSecret });

/** A hand-over as the phone sees it that has opened it: what is asked for, and nothing of who asks. */
export const phoneHandOver = z.object({
  state: enumWithout(handOverStates, 'waiting'),
  purpose: handedOverPurpose,
  check_code: checkCode,
  seconds_left: z.int().check(z.minimum(0)),
});
export type PhoneHandOver = Readonly<z.infer<typeof phoneHandOver>>;
