import { msg } from '@lingui/core/macro';
import { z } from 'zod/mini';
import { registrationEmail } from '#contract/calls/registration.ts';
import type { RegistrationRegion } from '#contract/entities/registration.ts';
import { enterpriseNumber } from '#contract/fields.ts';
import { typedCode, typedLine } from '#contract/typed.ts';
import { isNumberOfRegion } from '#machines/lifecycles/registration.ts';
import { messageId } from '#src/forms/fieldFaultMessages.ts';

const missingMessages = {
  company_name: messageId(msg`Enter the company name.`),
  enterprise_number: messageId(msg`Enter the company’s registration number.`),
  contact_name: messageId(msg`Enter your name.`),
  email: messageId(msg`Enter your email address.`),
};

const wrongNumberMessages = {
  HK: messageId(msg`Enter a valid business registration number (usually 8 digits).`),
  TW: messageId(msg`Enter a valid unified business number (8 digits).`),
  JP: messageId(msg`Enter a valid corporate number (13 digits).`),
} as const satisfies Record<RegistrationRegion, string>;

/** The machine, not this schema, requires that the terms are accepted. */
export const registrationSchema = (region: RegistrationRegion) =>
  z.object({
    company_name: typedLine(200).check(z.minLength(1, missingMessages.company_name)),
    enterprise_number: typedCode(40).check(
      z.minLength(1, missingMessages.enterprise_number),
      z.refine(
        (text) => enterpriseNumber.safeParse(text).success && isNumberOfRegion(region, text),
        wrongNumberMessages[region],
      ),
    ),
    contact_name: typedLine(100).check(z.minLength(1, missingMessages.contact_name)),
    email: z.pipe(typedCode(254).check(z.minLength(1, missingMessages.email)), registrationEmail),
    agreed: z.boolean(),
  });
