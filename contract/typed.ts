import { z } from 'zod/mini';

/**
 * What a person types or pastes, as schemas that also say how it is understood: what decodes to the same is written the
 * same way, which is what a field shows afterwards. Checks that follow see what was understood.
 */

/**
 * Characters that are not visible, or that only change the direction of text. Joiners and variation selectors stay in names: they
 * change how the characters beside them look. Blanks and line breaks are not among them.
 */
const unseen = /(?!\u200C|\u200D|[\uFE00-\uFE0F]|[\u{E0100}-\u{E01EF}])\p{Default_Ignorable_Code_Point}|(?!\s)\p{Cc}/gu;

/** In a code or number, joiners and variation selectors are noise as well. */
const unseenInCode = /\p{Default_Ignorable_Code_Point}|(?!\s)\p{Cc}/gu;

/** Hyphens, dashes and the minus sign; and the long-vowel mark, which a Japanese input method writes for the key of the hyphen. */
const hyphens = /[\u2010-\u2015\u2212]|(?<=[0-9A-Za-z)])\u30FC/g;

/** The text in keyboard characters, without invisible ones. */
export const plainCharacters = (text: string): string =>
  text.normalize('NFKC').replace(unseenInCode, '').replace(hyphens, '-');

const tidyLine = (text: string): string => text.replace(unseen, '').replace(/\s+/g, ' ').trim();

const tidyText = (text: string): string =>
  text
    .replace(unseen, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+$/gm, '')
    .trim();

/** Without blanks and what nobody sees, in the characters of the keyboard. */
export const tidyCode = (text: string): string => plainCharacters(text).replace(/\s+/g, '');

/** A line: line breaks and runs of blanks are one blank. Full-width characters stay, since names are written with them. */
export const typedLine = (max: number) => z.string().check(z.overwrite(tidyLine), z.maxLength(max));

/** A line in the characters of the keyboard: a telephone with its blanks and brackets. */
export const typedPlainLine = (max: number) =>
  z.string().check(
    z.overwrite((text) => tidyLine(plainCharacters(text))),
    z.maxLength(max),
  );

/** Several lines. */
export const typedText = (max: number) => z.string().check(z.overwrite(tidyText), z.maxLength(max));

/** A code or number: without blanks, and full-width characters are those of the keyboard. */
export const typedCode = (max: number) => z.string().check(z.overwrite(tidyCode), z.maxLength(max));

const grouping = /,/g;

/** The number in a text, with or without grouping; null where there is none. */
export function numberIn(text: string): number | null {
  const digits = tidyCode(text).replace(grouping, '').replace(/[.]$/, '');
  return /^-?(\d+([.]\d+)?|[.]\d+)$/.test(digits) ? Number(digits) : null;
}

/** A number as it is written in a field: grouped by thousands. */
export const groupedNumber = (value: number): string =>
  new Intl.NumberFormat('en', { maximumFractionDigits: 20 }).format(value);

/** A number. `missing` says that there is nothing, in place of the words for everybody. */
export const typedNumber = ({ missing, ...limits }: { min?: number; max?: number; missing?: string } = {}) =>
  z.codec(z.string().check(z.minLength(1, missing)), numberWithin(limits), {
    decode: (text, { issues }) => {
      const number = numberIn(text);
      if (number !== null) return number;
      issues.push({ code: 'invalid_format', format: 'number', input: text });
      return z.NEVER;
    },
    encode: groupedNumber,
  });

const numberWithin = ({ min = -Infinity, max = Infinity }: { min?: number; max?: number }) =>
  z.number().check(z.minimum(min), z.maximum(max));
