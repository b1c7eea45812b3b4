import { z } from 'zod/mini';
import { type CodeName, codes, type ErrorName } from './responseCodes.ts';

/** Longer messages are cut, as contexts and drafts have bounded sizes. */
export const maxMessageLength = 400;

export const isErrorName = (name: unknown): name is ErrorName =>
  typeof name === 'string' && name !== ('ok' satisfies CodeName) && name !== 'notice' && Object.hasOwn(codes, name);

/** An error name, or the number of a code that this version does not know. */
export type RefusalCode = ErrorName | number;

/**
 * A refusal of the server: its code, and its `msg` with the language of the request. Pages show the message while they
 * have that language, and otherwise our text for the code.
 */
export interface Refusal {
  readonly code: RefusalCode;
  readonly message?: { readonly text: string; readonly language: string } | undefined;
}

/** A refusal in a persisted run. `language` is any string: redaction replaces it in traces. */
export const refusalSchema: z.ZodMiniType<Refusal> = z.object({
  code: z.union([z.custom<ErrorName>(isErrorName), z.number()]),
  message: z.optional(z.object({ text: z.string().check(z.maxLength(maxMessageLength)), language: z.string() })),
});

/** A blank `msg` counts as none. */
export function refusalFrom(code: RefusalCode, msg: string, language: string): Refusal {
  const text = cut(msg.trim());
  return text === '' ? { code } : { code, message: { text, language } };
}

/** Never splits a surrogate pair. */
const cut = (text: string): string =>
  text.length <= maxMessageLength ? text : `${text.slice(0, maxMessageLength - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
