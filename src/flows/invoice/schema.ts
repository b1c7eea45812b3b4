import { msg } from '@lingui/core/macro';
import { z } from 'zod/mini';
import type { Zone } from '#contract/entities/client.ts';
import { type ApplicationField, invoiceKind, invoiceType } from '#contract/entities/invoice.ts';
import { bankAccount, enterpriseNumber, telephone } from '#contract/fields.ts';
import { typedCode, typedLine, typedPlainLine } from '#contract/typed.ts';
import { enterpriseNumberProblem } from '#machines/lifecycles/enterpriseNumbers.ts';
import { words } from '#src/forms/issueWords.ts';

const missing = {
  company_name: words(msg`Please enter the company name.`),
  taxpayer_id: words(msg`Please enter the taxpayer ID.`),
  registered_address: words(msg`Please enter the registered address.`),
  registration_phone: words(msg`Please enter the registration phone.`),
  bank: words(msg`Please enter the bank.`),
  bank_account: words(msg`Please enter the bank account.`),
  email: words(msg`Please enter the e-mail address to which the invoice is announced.`),
  recipient: words(msg`Please enter the recipient.`),
  telephone: words(msg`Please enter the contact number.`),
  detailed_address: words(msg`Please enter the detailed address.`),
};

const wrongNumber = {
  CN: words(
    msg`This is not a valid unified social credit code: 18 digits and letters, of which the last checks the others. Please check it.`,
  ),
  HK: words(msg`This is not a business registration number (usually 8 digits). Please check it.`),
  TW: words(msg`This is not a business administration number of 8 digits. Please check it.`),
  JP: words(msg`This is not a corporate number of 13 digits. Please check it.`),
  other: words(msg`This is not a taxpayer ID. Please check it.`),
} as const satisfies Record<Zone, string>;

const phoneWords = words(
  msg`This is not a telephone number. Please write it like 021-12345678, or as a mobile number.`,
);

/** Fields that are not in `open` are not validated. */
export function applicationSchema(zone: Zone, open: ReadonlySet<ApplicationField>) {
  const ifOpen = <Schema extends z.ZodMiniType<string, string>>(field: ApplicationField, schema: Schema) =>
    open.has(field) ? schema : z.string();
  const line = (field: keyof typeof missing, max: number) =>
    ifOpen(field, typedLine(max).check(z.minLength(1, missing[field])));
  const phone = (field: 'registration_phone' | 'telephone') =>
    ifOpen(
      field,
      typedPlainLine(32).check(
        z.minLength(1, missing[field]),
        z.refine((text) => telephone.safeParse(text).success, phoneWords),
      ),
    );
  const isNumber = (number: string) => enterpriseNumberProblem(zone, number) !== 'wrong';
  const number = enterpriseNumber.check(z.refine(isNumber, wrongNumber[zone]));
  return z.object({
    kind: invoiceKind,
    invoice_type: invoiceType,
    company_name: line('company_name', 200),
    taxpayer_id: ifOpen('taxpayer_id', z.pipe(typedCode(20).check(z.minLength(1, missing.taxpayer_id)), number)),
    registered_address: line('registered_address', 300),
    registration_phone: phone('registration_phone'),
    bank: line('bank', 200),
    bank_account: ifOpen(
      'bank_account',
      z.pipe(typedCode(40).check(z.minLength(1, missing.bank_account)), bankAccount),
    ),
    email: ifOpen('email', z.pipe(typedCode(254).check(z.minLength(1, missing.email)), z.email())),
    recipient: line('recipient', 100),
    telephone: phone('telephone'),
    detailed_address: line('detailed_address', 300),
  });
}
