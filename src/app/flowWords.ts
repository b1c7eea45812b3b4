import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FlowName } from '#machines/flows/index.ts';

/** What support and its dialog say of a flow. */
interface FlowWords {
  readonly name: MessageDescriptor;
  /** What of the person's choices can be read by support. */
  readonly readable: MessageDescriptor;
  /** What cannot. */
  readonly redacted: MessageDescriptor;
}

const verification: FlowWords = {
  name: msg`Verifying the enterprise`,
  readable: msg`How the verification stood, which fields were refused, how the authorisation stood, and what you decided`,
  redacted: msg`The legal person, the company, its names and numbers, files and their names, phones and codes, and dates`,
};

export const flowWords: Readonly<Record<FlowName, FlowWords>> = {
  purchase: {
    name: msg`Purchase`,
    readable: msg`What you chose: the plan, the term, quantities, vouchers used or not, and an amount for advertising`,
    redacted: msg`Names, companies, codes that you typed, prices, order numbers and the dates of your products`,
  },
  transferPayment: {
    name: msg`Paying by bank transfer`,
    readable: msg`How the order and its payment stood, what kind of file was uploaded, and what you decided`,
    redacted: msg`The payer, the account, the receipt and its name, companies, the order number, amounts and dates`,
  },
  mobilePayment: {
    name: msg`Paying by phone`,
    readable: msg`How the order and its payment stood, by which provider and on which device it was to be paid, and what you decided`,
    redacted: msg`The code to pay by, companies, the order number, amounts and dates`,
  },
  invoice: {
    name: msg`Applying for an invoice`,
    readable: msg`How the invoice stood, which invoice it was to be, which fields were refused, and what you decided`,
    redacted: msg`The company, its numbers and addresses, the letter and its name, the order number, amounts and dates`,
  },
  activation: {
    name: msg`Activating an order`,
    readable: msg`What stood against it, which document was to be signed and how that stood, and what you decided`,
    redacted: msg`Names, companies, addresses to sign at, the order number, what was ordered, amounts and dates`,
  },
  mainlandVerification: verification,
  overseasVerification: verification,
  customerExport: {
    name: msg`Exporting customers`,
    readable: msg`How the export stood, which columns, stages and kind of file you chose, and what you decided`,
    redacted: msg`Customers, departments, how many there were, the name of the file, and dates`,
  },
  registration: {
    name: msg`Registering a company`,
    readable: msg`In which region it was, whether the terms were agreed to, why something was refused, and what you decided`,
    redacted: msg`The company and its number, names, e-mail addresses, phones and codes, and dates`,
  },
  appointment: {
    name: msg`Booking appointments`,
    readable: msg`How your appointments stood, what stood against booking, and what you decided`,
    redacted: msg`Contacts, companies, phones and codes, what you answered, what it was about, and times`,
  },
  cancelOrder: {
    name: msg`Cancelling an order`,
    readable: msg`How the order stood, which types of order and payment it was, and what you decided`,
    redacted: msg`Names, companies, the order number, what was ordered, amounts and dates`,
  },
};

export const hasWords = (flow: string): flow is FlowName => Object.hasOwn(flowWords, flow);
