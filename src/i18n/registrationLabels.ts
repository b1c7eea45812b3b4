import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RegistrationRegion } from '#contract/entities/registration.ts';
import type { RegistrationField } from '#machines/flows/registration/reasons.ts';

type Labels<Name extends string> = Readonly<Record<Name, MessageDescriptor>>;

export const registrationTitles = {
  TW: msg`Register your company in Taiwan`,
  JP: msg`Register your company in Japan`,
  HK: msg`Register your company in Hong Kong`,
} as const satisfies Labels<RegistrationRegion>;

/** Without the enterprise number, whose name depends on the region. */
export const registrationFieldLabels = {
  company_name: msg`Company name`,
  contact_name: msg`Your name`,
  email: msg`Email address`,
  mobile: msg`Phone verification`,
  agreed: msg`I have read and agree to the terms of service and the privacy policy`,
} as const satisfies Labels<Exclude<RegistrationField, 'enterprise_number'>>;
