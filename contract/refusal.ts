import { z } from 'zod/mini';
import { type CodeName, codes, type ErrorName } from './codes.ts';

/** The longest `msg` of a server that is kept. A longer one is cut: contexts and drafts are bounded. */
export const longestMessage = 400;

/** Whether a name is one of the codes by which the server refuses. */
export const isErrorName = (name: unknown): name is ErrorName =>
  typeof name === 'string' && name !== ('ok' satisfies CodeName) && name !== 'notice' && Object.hasOwn(codes, name);

/** Why the server refused: the name of a code, or the number of one that this version does not know. */
export type RefusalCode = ErrorName | number;

/**
 * A refusal of the server: its code and, where the server said something, its `msg` with the language that it was asked
 * in. Pages show the message while they have that language, and their own words for the code otherwise.
 */
export interface Refusal {
  readonly code: RefusalCode;
  readonly message?: { readonly text: string; readonly language: string } | undefined;
}

/** A refusal as a run keeps it. Redaction leaves marks in the message: its language is then none of ours. */
export const refusalSchema: z.ZodMiniType<Refusal> = z.object({
  code: z.union([z.custom<ErrorName>(isErrorName), z.number()]),
  message: z.optional(z.object({ text: z.string().check(z.maxLength(longestMessage)), language: z.string() })),
});

/** The refusal in an answer. A blank `msg` is none. */
export function refusalFrom(code: RefusalCode, msg: string, language: string): Refusal {
  const text = cut(msg.trim());
  return text === '' ? { code } : { code, message: { text, language } };
}

/** Cuts whole characters, so that none is left in halves. */
const cut = (text: string): string =>
  text.length <= longestMessage ? text : `${text.slice(0, longestMessage - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
