import { z } from 'zod/mini';

/** What a reviewer can decide on a verification. With `refuse` the parts that are marked are handed in again, with `refuse_whole` all. */
export const verificationVerdict = z.enum(['accept', 'accept_for_now', 'refuse', 'refuse_whole']);

/** The verdicts that name what is wrong, or still to come. */
export const reasonedVerdicts = ['accept_for_now', 'refuse'] as const;
