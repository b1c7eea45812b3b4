import { msg } from '@lingui/core/macro';
import { z } from 'zod/mini';
import type { Zone } from '#contract/entities/client.ts';
import { type ApplicationField, invoiceKind, invoiceType } from '#contract/entities/invoice.ts';
import { bankAccount, enterpriseNumber, telephone } from '#contract/fields.ts';
import { typedCode, typedLine, typedPlainLine } from '#contract/typed.ts';
import { enterpriseNumberProblem } from '#machines/lifecycles/enterpriseNumbers.ts';
import { words } from '#src/forms/issueWords.ts';

const missing = {
  company_name: words(msg`Enter the company name.`),
  taxpayer_id: words(msg`Enter the taxpayer ID.`),
  registered_address: words(msg`Enter the registered address.`),
  registration_phone: words(msg`Enter the registered phone number.`),
  bank: words(msg`Enter the bank name.`),
  bank_account: words(msg`Enter the bank account number.`),
  email: words(msg`Enter the email address to notify when the invoice is ready.`),
  recipient: words(msg`Enter the recipient’s name.`),
  telephone: words(msg`Enter the contact number.`),
  detailed_address: words(msg`Enter the street address.`),
};

const wrongNumber = {
  CN: words(msg`Enter a valid unified social credit code (18 digits and letters). Check it for typos.`),
  HK: words(msg`Enter a valid business registration number (usually 8 digits).`),
  TW: words(msg`Enter a valid unified business number (8 digits).`),
  JP: words(msg`Enter a valid corporate number (13 digits).`),
  other: words(msg`Enter a valid taxpayer ID.`),
} as const satisfies Record<Zone, string>;

const phoneWords = words(msg`Enter a valid phone number, for example 021-12345678, or a mobile number.`);

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
