import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ErrorName } from '#contract/responseCodes.ts';

export const sessionErrorMessages = {
  not_signed_in: msg({ id: 'error.not_signed_in', message: 'You’re not signed in. Sign in again.' }),
  wrong_credentials: msg({ id: 'error.wrong_credentials', message: 'Incorrect email address or password. Try again.' }),
  sign_in_locked: msg({
    id: 'error.sign_in_locked',
    message: 'Too many failed attempts. Wait a while before signing in again.',
  }),
  pass_refused: msg({
    id: 'error.pass_refused',
    message: 'We couldn’t sign you in from the other site. Sign in here.',
  }),
  domain_is_right: msg({
    id: 'error.domain_is_right',
    message: 'You’re already on your region’s site. Open the page again.',
  }),
  another_user: msg({
    id: 'error.another_user',
    message: 'Someone else has signed in on this browser, so nothing was done. Refresh the page.',
  }),
} as const satisfies Partial<Record<ErrorName, MessageDescriptor>>;
