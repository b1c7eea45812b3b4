import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RegistrationRegion } from '#contract/entities/registration.ts';
import type { RegistrationField } from '#machines/flows/registration/reasons.ts';

type Words<Name extends string> = Readonly<Record<Name, MessageDescriptor>>;

/** What the pages on which the companies of a region register are called. */
export const registrationTitles = {
  TW: msg`Register a company in Taiwan`,
  JP: msg`Register a company in Japan`,
  HK: msg`Register a company in Hong Kong`,
} as const satisfies Words<RegistrationRegion>;

/** How the fields of a registration are called; the number has a name in each region. */
export const registrationFieldWords = {
  company_name: msg`Company name`,
  contact_name: msg`Your name`,
  email: msg`E-mail address`,
  mobile: msg`Mobile phone`,
  agreed: msg`I have read the terms of service and the privacy policy, and agree to them`,
} as const satisfies Words<Exclude<RegistrationField, 'enterprise_number'>>;
