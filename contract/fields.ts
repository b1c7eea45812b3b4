import { z } from 'zod/mini';
import { typedLine } from './typed.ts';

/** A line of text that somebody types: understood as one line of what can be seen, not empty, bounded. */
export const line = (max: number) => typedLine(max).check(z.minLength(1));

/** What a list is searched by. */
export const searched = typedLine(100);

/** A mobile number with its country: E.164, `+8613800138000`. Whether it can be reached is the server's question. */
export const mobile = z.string().check(z.regex(/^\+[1-9]\d{6,14}$/));

/** The ways in which an extension is written in the four languages, at the end of a telephone number. */
const extension = /[ ,;]*(?:转|轉|分机|分機|内线|内線|內線|ext(?:ension)?\.?|x)[ :]*(?=\d{1,8}$)/iu;

/** A telephone as companies write it, in brackets and with an extension, which is kept as `#801`. */
export const telephone = z.string().check(
  z.overwrite((text) => text.replace(extension, '#')),
  z.regex(/^[+(]{0,2}\d(?:[ ()/#-]{0,4}\d){4,24}[ )]{0,2}$/),
  z.maxLength(34),
);

/** A code received by message. */
export const messageCode = z.string().check(z.regex(/^\d{4,8}$/));

/** A number by which authorities know an enterprise; which rule it follows depends on the zone. Hong Kong prints brackets in it. */
export const enterpriseNumber = z.string().check(z.regex(/^[0-9A-Za-z()-]{7,24}$/));

/** An account at a bank: digits, letters, blanks and hyphens only, since no check digit is common to all banks. */
export const bankAccount = z.string().check(z.regex(/^[0-9A-Za-z][0-9A-Za-z -]{4,38}$/));

/** By which somebody is found at WeChat or DingTalk: an ID of their own, or the number or address that stands for one. */
export const messengerId = z.string().check(z.regex(/^[0-9A-Za-z_.@+-]{2,64}$/));
