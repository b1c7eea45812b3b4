import { z } from 'zod/mini';
import { get, noParameters, post } from '../call.ts';
import { itemId } from '../codecs.ts';
import { loginRisk, signInSession } from '../entities/session.ts';
import { language } from '../languages.ts';
import { passwordLength } from '../limits.ts';

export const loginRiskRead = get({
  host: 'oss',
  path: '/mall/session/login-risk',
  summary:
    'Whether this sign-in, and how many others of the user, were made in a browser that the account did not know',
  addition: true,
  query: noParameters,
  data: loginRisk,
});

const signIns = z.object({ sessions: z.array(signInSession) });

export const sessionList = get({
  host: 'oss',
  path: '/mall/session/list',
  summary: 'The browsers in which the user is signed in: this one first, then the one that was used last',
  addition: true,
  query: noParameters,
  data: signIns,
});

export const sessionEnd = post({
  host: 'oss',
  path: '/mall/session/end',
  summary: 'Signs the user out in another browser, or in all others where none is named; answers those that are left',
  addition: true,
  body: z.strictObject({ session_id: z.optional(itemId) }),
  data: signIns,
});

export const passwordChange = post({
  host: 'oss',
  path: '/mall/session/password',
  summary:
    'Replaces the password of the user, who is told by mail, and signs the user out in all other browsers; answers those that are left',
  addition: true,
  // Also limits guesses of the current password at an unattended browser.
  rate: { times: 10, seconds: 600 },
  body: z.strictObject({
    current: z.string().check(z.minLength(1), z.maxLength(passwordLength.max)),
    password: z.string().check(z.minLength(passwordLength.min), z.maxLength(passwordLength.max)),
    /** The language of the mail. */
    language,
  }),
  data: signIns,
  refusals: ['password_wrong', 'password_same', 'password_weak', 'too_many_requests'],
});
