import { z } from 'zod/mini';
import { typedLine } from './typed.ts';

/** A typed line: normalised, without invisible characters, not empty. */
export const requiredLine = (max: number) => typedLine(max).check(z.minLength(1));

export const searchText = typedLine(100);

/** E.164, `+8613800138000`. Reachability is not checked here. */
export const mobile = z.string().check(z.regex(/^\+[1-9]\d{6,14}$/));

/** The notations of an extension in the four languages, at the end of a telephone number. */
const extensionPattern = /[ ,;]*(?:转|轉|分机|分機|内线|内線|內線|ext(?:ension)?\.?|x)[ :]*(?=\d{1,8}$)/iu;

/** A company's telephone, with brackets and an extension, which is stored as `#801`. */
export const telephone = z.string().check(
  z.overwrite((text) => text.replace(extensionPattern, '#')),
  z.regex(/^[+(]{0,2}\d(?:[ ()/#-]{0,4}\d){4,24}[ )]{0,2}$/),
  z.maxLength(34),
);

export const smsCode = z.string().check(z.regex(/^\d{4,8}$/));

/** The format depends on the zone. Hong Kong's numbers have brackets. */
export const enterpriseNumber = z.string().check(z.regex(/^[0-9A-Za-z()-]{7,24}$/));

/** Digits, letters, blanks and hyphens; banks share no check digit. */
export const bankAccount = z.string().check(z.regex(/^[0-9A-Za-z][0-9A-Za-z -]{4,38}$/));

/** A WeChat or DingTalk contact: an ID, or the number or address registered there. */
export const messengerId = z.string().check(z.regex(/^[0-9A-Za-z_.@+-]{2,64}$/));
