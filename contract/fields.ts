import { z } from 'zod/mini';
import { typedLine } from './typed.ts';

/** A line of text that somebody types: understood as one line of what can be seen, not empty, bounded. */
export const line = (max: number) => typedLine(max).check(z.minLength(1));

/** A mobile number with its country: E.164, `+8613800138000`. Whether it can be reached is the server's question. */
export const mobile = z.string().check(z.regex(/^\+[1-9]\d{6,14}$/));

/** A telephone as companies write it, extension included. */
export const telephone = z.string().check(z.regex(/^\+?\d[\d ()/#-]{4,31}$/));

/** A code received by message. */
export const messageCode = z.string().check(z.regex(/^\d{4,8}$/));

/** A number by which authorities know an enterprise; which rule it follows depends on the zone. */
export const enterpriseNumber = z.string().check(z.regex(/^[0-9A-Za-z-]{7,20}$/));

/** An account at a bank: digits, letters, blanks and hyphens only, since no check digit is common to all banks. */
export const bankAccount = z.string().check(z.regex(/^[0-9A-Za-z][0-9A-Za-z -]{4,38}$/));

/** By which somebody is found at WeChat or DingTalk: an ID of their own, or the number or address that stands for one. */
export const messengerId = z.string().check(z.regex(/^[0-9A-Za-z_.@+-]{2,64}$/));
