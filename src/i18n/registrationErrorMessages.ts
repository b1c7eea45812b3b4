import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ErrorName } from '#contract/responseCodes.ts';

export const registrationErrorMessages = {
  registration_closed: msg({
    id: 'error.registration_closed',
    message: 'Companies can’t register here right now. Contact us.',
  }),
  terms_changed: msg({
    id: 'error.terms_changed',
    message: 'The terms have changed. Read them and agree again.',
  }),
  enterprise_number_invalid: msg({
    id: 'error.enterprise_number_invalid',
    message: 'Enter a company number that’s valid in this region.',
  }),
  registration_unknown: msg({
    id: 'error.registration_unknown',
    message: 'We couldn’t find your registration. Register again.',
  }),
  mail_too_soon: msg({
    id: 'error.mail_too_soon',
    message: 'We sent an email a moment ago. Wait a minute before requesting another.',
  }),
  mail_daily_limit: msg({
    id: 'error.mail_daily_limit',
    message: 'We can’t send any more emails to this address today. Try again tomorrow.',
  }),
  link_unknown: msg({
    id: 'error.link_unknown',
    message: 'This link isn’t valid. Copy the full link from the email.',
  }),
  link_expired: msg({ id: 'error.link_expired', message: 'This link has expired. Register again.' }),
  link_used: msg({ id: 'error.link_used', message: 'This link has already been used. Sign in.' }),
  password_weak: msg({
    id: 'error.password_weak',
    message: 'This password is easy to guess. Choose a longer or less common one.',
  }),
} as const satisfies Partial<Record<ErrorName, MessageDescriptor>>;
