import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FlowName } from '#contract/calls/session.ts';
import { AppLink } from '../ui/AppLink.tsx';
import { paths } from '../ui/paths.ts';

/** What the pages around the flows say of one of them. */
interface FlowWords {
  readonly name: MessageDescriptor;
  /** What of the person's choices can be read by support. */
  readonly readable: MessageDescriptor;
  /** What cannot. */
  readonly redacted: MessageDescriptor;
  /** That two windows cannot do it twice. */
  readonly once: MessageDescriptor;
  /** What was finished elsewhere goes on here as a new run. */
  readonly continued: MessageDescriptor;
  /** Where the person finds what has come of it. */
  readonly found: ReactNode;
}

const orderFound = (
  <Trans>
    If an order has been placed already, you will find it under <AppLink href={paths.orders()}>My orders</AppLink>.
  </Trans>
);

const verification: FlowWords = {
  name: msg`Verifying the enterprise`,
  readable: msg`How the verification stood, which fields were refused, how the authorisation stood, and what you decided`,
  redacted: msg`The legal person, the company, its names and numbers, files and their names, phones and codes, and dates`,
  once: msg`Either way, it is submitted only once.`,
  continued: msg`What you began here was finished in another window. You see how the verification stands now.`,
  found: (
    <Trans>
      Your <AppLink href={paths.home()}>home page</AppLink> shows how the verification stands.
    </Trans>
  ),
};

export const flowWords: Readonly<Record<FlowName, FlowWords>> = {
  purchase: {
    name: msg`Purchase`,
    readable: msg`What you chose: the plan, the term, quantities, vouchers used or not, and an amount for advertising`,
    redacted: msg`Names, companies, codes that you typed, prices, order numbers and the dates of your products`,
    once: msg`Either way, only one order is placed.`,
    continued: msg`What you began here was finished in another window. What you entered since then has been taken over for a new order.`,
    found: orderFound,
  },
  transferPayment: {
    name: msg`Paying by bank transfer`,
    readable: msg`How the order and its payment stood, what kind of file was uploaded, and what you decided`,
    redacted: msg`The payer, the account, the receipt and its name, companies, the order number, amounts and dates`,
    once: msg`Either way, nothing is paid or submitted twice.`,
    continued: msg`What you began here was finished in another window. You see how the payment stands now.`,
    found: <Trans>The payment link of the order shows the current status.</Trans>,
  },
  mobilePayment: {
    name: msg`Paying by phone`,
    readable: msg`How the order and its payment stood, by which provider and on which device it was to be paid, and what you decided`,
    redacted: msg`The code to pay by, companies, the order number, amounts and dates`,
    once: msg`Either way, nothing is paid twice.`,
    continued: msg`What you began here was finished in another window. You see how the payment stands now.`,
    found: <Trans>The payment link of the order shows the current status.</Trans>,
  },
  invoice: {
    name: msg`Applying for an invoice`,
    readable: msg`How the invoice stood, which invoice it was to be, which fields were refused, and what you decided`,
    redacted: msg`The company, its numbers and addresses, the letter and its name, the order number, amounts and dates`,
    once: msg`Either way, the invoice is applied for once.`,
    continued: msg`What you began here was finished in another window. You see how the invoice stands now.`,
    found: (
      <Trans>
        You will find how the invoice stands under <AppLink href={paths.orders()}>My orders</AppLink>.
      </Trans>
    ),
  },
  activation: {
    name: msg`Activating an order`,
    readable: msg`What stood against it, which document was to be signed and how that stood, and what you decided`,
    redacted: msg`Names, companies, addresses to sign at, the order number, what was ordered, amounts and dates`,
    once: msg`Either way, the order is activated once.`,
    continued: msg`What you began here was finished in another window. You see how the order stands now.`,
    found: (
      <Trans>
        You will find how the order stands under <AppLink href={paths.orders()}>My orders</AppLink>.
      </Trans>
    ),
  },
  mainlandVerification: verification,
  overseasVerification: verification,
  customerExport: {
    name: msg`Exporting customers`,
    readable: msg`How the export stood, which columns, stages and kind of file you chose, and what you decided`,
    redacted: msg`Customers, departments, how many there were, the name of the file, and dates`,
    once: msg`Either way, the export starts only once.`,
    continued: msg`What you began here was finished in another window. You see how the export stands now.`,
    found: (
      <Trans>
        You will find how the export stands{' '}
        <AppLink href={paths.customerExport()}>where customers are exported</AppLink>.
      </Trans>
    ),
  },
  registration: {
    name: msg`Registering a company`,
    readable: msg`In which region it was, whether the terms were agreed to, why something was refused, and what you decided`,
    redacted: msg`The company and its number, names, e-mail addresses, phones and codes, and dates`,
    once: msg`Either way, the company is registered once.`,
    continued: msg`What you began here was finished in another window. You see how the registration stands now.`,
    found: <Trans>The e-mail that was sent shows how the registration stands.</Trans>,
  },
  appointment: {
    name: msg`Booking appointments`,
    readable: msg`How your appointments stood, what stood against booking, and what you decided`,
    redacted: msg`Contacts, companies, phones and codes, what you answered, what it was about, and times`,
    once: msg`Either way, an appointment is booked once.`,
    continued: msg`What you began here was finished in another window. You see how your appointments stand now.`,
    found: (
      <Trans>
        You will find how they stand under <AppLink href={paths.appointment()}>Appointments</AppLink>.
      </Trans>
    ),
  },
  cancelOrder: {
    name: msg`Cancelling an order`,
    readable: msg`How the order stood, which types of order and payment it was, and what you decided`,
    redacted: msg`Names, companies, the order number, what was ordered, amounts and dates`,
    once: msg`Either way, the order is cancelled once.`,
    continued: msg`What you began here was finished in another window. You see how the order stands now.`,
    found: (
      <Trans>
        You will find how the order stands under <AppLink href={paths.orders()}>My orders</AppLink>.
      </Trans>
    ),
  },
};
