import { msg } from '@lingui/core/macro';
import { z } from 'zod/mini';
import type { Zone } from '#contract/entities/client.ts';
import { type ApplicationField, invoiceKind, invoiceType } from '#contract/entities/invoice.ts';
import { bankAccount, enterpriseNumber, telephone } from '#contract/fields.ts';
import { typedCode, typedLine, typedPlainLine } from '#contract/typed.ts';
import { enterpriseNumberProblem } from '#machines/lifecycles/enterpriseNumbers.ts';
import { messageId } from '#src/forms/fieldFaultMessages.ts';

const missingMessages = {
  company_name: messageId(msg`Enter the company name.`),
  taxpayer_id: messageId(msg`Enter the taxpayer ID.`),
  registered_address: messageId(msg`Enter the registered address.`),
  registration_phone: messageId(msg`Enter the registered phone number.`),
  bank: messageId(msg`Enter the bank name.`),
  bank_account: messageId(msg`Enter the bank account number.`),
  email: messageId(msg`Enter the email address to notify when the invoice is ready.`),
  recipient: messageId(msg`Enter the recipient’s name.`),
  telephone: messageId(msg`Enter the contact number.`),
  detailed_address: messageId(msg`Enter the street address.`),
};

const wrongNumberMessages = {
  CN: messageId(msg`Enter a valid unified social credit code (18 digits and letters). Check it for typos.`),
  HK: messageId(msg`Enter a valid business registration number (usually 8 digits).`),
  TW: messageId(msg`Enter a valid unified business number (8 digits).`),
  JP: messageId(msg`Enter a valid corporate number (13 digits).`),
  other: messageId(msg`Enter a valid taxpayer ID.`),
} as const satisfies Record<Zone, string>;

const wrongPhoneMessage = messageId(msg`Enter a valid phone number, for example 021-12345678, or a mobile number.`);

/** Fields that are not in `open` are not validated. */
export function applicationSchema(zone: Zone, open: ReadonlySet<ApplicationField>) {
  const ifOpen = <Schema extends z.ZodMiniType<string, string>>(field: ApplicationField, schema: Schema) =>
    open.has(field) ? schema : z.string();
  const line = (field: keyof typeof missingMessages, max: number) =>
    ifOpen(field, typedLine(max).check(z.minLength(1, missingMessages[field])));
  const phone = (field: 'registration_phone' | 'telephone') =>
    ifOpen(
      field,
      typedPlainLine(32).check(
        z.minLength(1, missingMessages[field]),
        z.refine((text) => telephone.safeParse(text).success, wrongPhoneMessage),
      ),
    );
  const isNumber = (number: string) => enterpriseNumberProblem(zone, number) !== 'wrong';
  const number = enterpriseNumber.check(z.refine(isNumber, wrongNumberMessages[zone]));
  return z.object({
    kind: invoiceKind,
    invoice_type: invoiceType,
    company_name: line('company_name', 200),
    taxpayer_id: ifOpen(
      'taxpayer_id',
      z.pipe(typedCode(20).check(z.minLength(1, missingMessages.taxpayer_id)), number),
    ),
    registered_address: line('registered_address', 300),
    registration_phone: phone('registration_phone'),
    bank: line('bank', 200),
    bank_account: ifOpen(
      'bank_account',
      z.pipe(typedCode(40).check(z.minLength(1, missingMessages.bank_account)), bankAccount),
    ),
    email: ifOpen('email', z.pipe(typedCode(254).check(z.minLength(1, missingMessages.email)), z.email())),
    recipient: line('recipient', 100),
    telephone: phone('telephone'),
    detailed_address: line('detailed_address', 300),
  });
}
