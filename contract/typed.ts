import { z } from 'zod/mini';

/**
 * Schemas for typed or pasted text that also normalise it: the field then shows the normalised text, and later checks
 * see it.
 */

/**
 * Characters that are invisible or only change the direction of text. Excludes whitespace, and joiners and variation
 * selectors, which change how the characters of names look.
 */
const invisibleCharacters =
  /(?!\u200C|\u200D|[\uFE00-\uFE0F]|[\u{E0100}-\u{E01EF}])\p{Default_Ignorable_Code_Point}|(?!\s)\p{Cc}/gu;

/** In codes and numbers joiners and variation selectors are noise too. */
const invisibleInCodes = /\p{Default_Ignorable_Code_Point}|(?!\s)\p{Cc}/gu;

/**
 * Hyphens, dashes and the minus sign; also the long-vowel mark, which Japanese input methods produce for the hyphen
 * key.
 */
const hyphens = /[\u2010-\u2015\u2212]|(?<=[0-9A-Za-z)])\u30FC/g;

/** ASCII forms of full-width characters and hyphens, without invisible characters. */
export const normaliseCharacters = (text: string): string =>
  text.normalize('NFKC').replace(invisibleInCodes, '').replace(hyphens, '-');

const tidyLine = (text: string): string => text.replace(invisibleCharacters, '').replace(/\s+/g, ' ').trim();

const tidyText = (text: string): string =>
  text
    .replace(invisibleCharacters, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+$/gm, '')
    .trim();

/** As `normaliseCharacters`, without whitespace. */
export const tidyCode = (text: string): string => normaliseCharacters(text).replace(/\s+/g, '');

/** One line: line breaks and runs of blanks become one blank. Keeps full-width characters, as names contain them. */
export const typedLine = (max: number) => z.string().check(z.overwrite(tidyLine), z.maxLength(max));

/** One line with full-width characters converted to ASCII, such as a telephone with blanks and brackets. */
export const typedPlainLine = (max: number) =>
  z.string().check(
    z.overwrite((text) => tidyLine(normaliseCharacters(text))),
    z.maxLength(max),
  );

export const typedText = (max: number) => z.string().check(z.overwrite(tidyText), z.maxLength(max));

/** Without blanks, and with full-width characters converted to ASCII. */
export const typedCode = (max: number) => z.string().check(z.overwrite(tidyCode), z.maxLength(max));

const grouping = /,/g;

/** Accepts grouping commas; null if the text is no number. */
export function readNumber(text: string): number | null {
  const digits = tidyCode(text).replace(grouping, '').replace(/[.]$/, '');
  return /^-?(\d+([.]\d+)?|[.]\d+)$/.test(digits) ? Number(digits) : null;
}

export const formatGroupedNumber = (value: number): string =>
  new Intl.NumberFormat('en', { maximumFractionDigits: 20 }).format(value);

/** `missing` is the message for an empty field, instead of the default. */
export const typedNumber = ({ missing, ...limits }: { min?: number; max?: number; missing?: string } = {}) =>
  z.codec(z.string().check(z.minLength(1, missing)), numberWithin(limits), {
    decode: (text, { issues }) => {
      const number = readNumber(text);
      if (number !== null) return number;
      issues.push({ code: 'invalid_format', format: 'number', input: text });
      return z.NEVER;
    },
    encode: formatGroupedNumber,
  });

const numberWithin = ({ min = -Infinity, max = Infinity }: { min?: number; max?: number }) =>
  z.number().check(z.minimum(min), z.maximum(max));
