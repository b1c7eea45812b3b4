import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ErrorName } from '#contract/codes.ts';

export const sessionErrorWords = {
  not_signed_in: msg({ id: 'error.not_signed_in', message: 'You are not signed in. Please sign in again.' }),
  wrong_credentials: msg({ id: 'error.wrong_credentials', message: 'The e-mail address or the password is wrong.' }),
  sign_in_locked: msg({
    id: 'error.sign_in_locked',
    message: 'Too many failed attempts. Please wait a while before signing in again.',
  }),
  pass_refused: msg({
    id: 'error.pass_refused',
    message: 'You could not be signed in here from the other site. Please sign in.',
  }),
  domain_is_right: msg({
    id: 'error.domain_is_right',
    message: 'You are on the site of your region already. Please open the page again.',
  }),
  another_user: msg({
    id: 'error.another_user',
    message: 'Someone else has signed in with this browser. Nothing was done. Please reload the page.',
  }),
} as const satisfies Partial<Record<ErrorName, MessageDescriptor>>;
