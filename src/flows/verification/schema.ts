import { msg } from '@lingui/core/macro';
import { z } from 'zod/mini';
import type { Zone } from '#contract/entities/client.ts';
import type { VerificationField } from '#contract/entities/verification.ts';
import { enterpriseNumber } from '#contract/fields.ts';
import { typedCode, typedLine } from '#contract/typed.ts';
import { enterpriseNumberProblem } from '#machines/lifecycles/enterpriseNumbers.ts';
import { isPersonalNumber, normalisePersonalNumber } from '#machines/lifecycles/personalNumbers.ts';
import { hasChineseCharacters } from '#machines/lifecycles/verification.ts';
import { messageId } from '#src/forms/fieldFaultMessages.ts';

const missingMessages = {
  company_name: messageId(msg`Enter the certified company name.`),
  translated_name: messageId(msg`Enter the translated name.`),
  credit_code: messageId(msg`Enter the company’s registration number.`),
  legal_person_name: messageId(msg`Enter the legal representative’s name.`),
  legal_person_id: messageId(msg`Enter the legal representative’s ID number.`),
};

const notChineseMessage = messageId(msg`Enter the certified company name or the translated name in Chinese.`);
const wrongPersonalNumberMessage = messageId(msg`Enter a valid ID number.`);

const wrongNumberMessages = {
  CN: messageId(msg`Enter a valid unified social credit code (18 digits and letters). Check it for typos.`),
  HK: messageId(msg`Enter a valid business registration number (usually 8 digits).`),
  TW: messageId(msg`Enter a valid unified business number (8 digits).`),
  JP: messageId(msg`Enter a valid corporate number (13 digits).`),
  other: messageId(msg`Enter a valid registration number.`),
} as const satisfies Record<Zone, string>;

/** Fields that are not open are not validated. */
const ifOpen =
  (open: ReadonlySet<VerificationField>) =>
  <Schema extends z.ZodMiniType<string, string>>(field: VerificationField, schema: Schema) =>
    open.has(field) ? schema : z.string();

/** Accepts `doubtful` numbers: only `wrong` ones are rejected. */
export const isEnterpriseNumber = (zone: Zone, text: string): boolean =>
  enterpriseNumber.safeParse(text).success && enterpriseNumberProblem(zone, text) !== 'wrong';

interface EnterpriseSchemaOptions {
  readonly zone: Zone;
  readonly open: ReadonlySet<VerificationField>;
  /** One of the two names must be Chinese: the translated name is checked against this one. */
  readonly company_name: string;
}

export function enterpriseSchema({ zone, open, company_name }: EnterpriseSchemaOptions) {
  const optional = ifOpen(open);
  const name = (field: 'company_name' | 'translated_name') =>
    typedLine(200).check(z.minLength(1, missingMessages[field]));
  return z.object({
    company_name: optional('company_name', name('company_name')),
    translated_name: optional(
      'translated_name',
      name('translated_name').check(
        z.refine((text) => hasChineseCharacters(text) || hasChineseCharacters(company_name), notChineseMessage),
      ),
    ),
    credit_code: optional(
      'credit_code',
      typedCode(40).check(
        z.minLength(1, missingMessages.credit_code),
        z.refine((text) => isEnterpriseNumber(zone, text), wrongNumberMessages[zone]),
      ),
    ),
  });
}

export function personSchema(open: ReadonlySet<VerificationField>) {
  const optional = ifOpen(open);
  return z.object({
    legal_person_name: optional(
      'legal_person_name',
      typedLine(100).check(z.minLength(1, missingMessages.legal_person_name)),
    ),
    legal_person_id: optional(
      'legal_person_id',
      typedCode(20).check(
        z.minLength(1, missingMessages.legal_person_id),
        z.refine((text) => isPersonalNumber(normalisePersonalNumber(text)), wrongPersonalNumberMessage),
      ),
    ),
  });
}
