import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ErrorName } from '#contract/codes.ts';

export const registrationErrorWords = {
  registration_closed: msg({
    id: 'error.registration_closed',
    message: 'Companies cannot register here at the moment. Please contact us.',
  }),
  terms_changed: msg({
    id: 'error.terms_changed',
    message: 'The terms have changed meanwhile. Please read them and agree once more.',
  }),
  enterprise_number_invalid: msg({
    id: 'error.enterprise_number_invalid',
    message: 'The number of the company is not valid in this region. Please check it.',
  }),
  registration_unknown: msg({
    id: 'error.registration_unknown',
    message: 'Your registration was not found. Please register again.',
  }),
  mail_too_soon: msg({
    id: 'error.mail_too_soon',
    message: 'An e-mail was sent a moment ago. Please wait a minute before asking for another.',
  }),
  mail_daily_limit: msg({
    id: 'error.mail_daily_limit',
    message: 'No more e-mails can be sent to this address today. Please try again tomorrow.',
  }),
  link_unknown: msg({
    id: 'error.link_unknown',
    message: 'This link is not valid. Please copy all of it from the e-mail.',
  }),
  link_expired: msg({ id: 'error.link_expired', message: 'This link has expired. Please register again.' }),
  link_used: msg({ id: 'error.link_used', message: 'This link was used already. Please sign in.' }),
  password_weak: msg({
    id: 'error.password_weak',
    message: 'This password is easily guessed. Please choose a longer or less common one.',
  }),
} as const satisfies Partial<Record<ErrorName, MessageDescriptor>>;
