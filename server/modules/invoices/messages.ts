import type { ApplicationField, Carrier, InvoiceKind, InvoiceRefusalCode } from '#contract/entities/invoice.ts';
import { type Message, msg } from '../../texts/msg.ts';

/** What clients are notified of about an invoice. `{order}` is the number of the order. */
export const invoiceMessages = {
  digest: {
    issued: msg('The invoice for order {order} has been issued'),
    mailed: msg('The invoice for order {order} is on its way'),
    refused: msg('Your application for the invoice of order {order} has to be corrected'),
  },
  issued: msg('The invoice for order {order} has been issued. Its number is {number}.'),
  /** What comes after it was issued. */
  next: {
    electronic: msg('You can download it on the page of the invoice.'),
    paper: msg('We will mail it to you and let you know its tracking number.'),
  } satisfies Record<InvoiceKind, Message>,
  mailed: msg('The invoice for order {order} has been handed to {carrier}. Tracking number: {number}.'),
  carriers: {
    sf: msg('SF Express'),
    ems: msg('EMS'),
    zto: msg('ZTO Express'),
    hk_post: msg('Hongkong Post'),
    tw_post: msg('Chunghwa Post'),
    jp_post: msg('Japan Post'),
    yamato: msg('Yamato Transport'),
  } satisfies Record<Carrier, Message>,
  refused: msg('We could not issue the invoice for order {order}. {reason}'),
  codes: {
    taxpayer_id_mismatch: msg('The taxpayer ID does not belong to the company.'),
    bank_account_mismatch: msg('The bank or the account is not that of the company.'),
    notice_letter_unreadable: msg('The notice letter cannot be read.'),
    address_incomplete: msg('The address is not complete.'),
    other: msg('Something has to be corrected.'),
  } satisfies Record<InvoiceRefusalCode, Message>,
  fields: {
    company_name: msg('Company name'),
    taxpayer_id: msg('Taxpayer ID'),
    registered_address: msg('Registered address'),
    registration_phone: msg('Registration phone'),
    bank: msg('Bank'),
    bank_account: msg('Bank account'),
    notice_letter: msg('General taxpayer notice letter'),
    email: msg('E-mail'),
    recipient: msg('Recipient'),
    telephone: msg('Telephone'),
    area: msg('Area'),
    detailed_address: msg('Detailed address'),
  } satisfies Record<ApplicationField, Message>,
  again: msg('Please correct it and apply again. All else that you entered is kept.'),
  page: msg('Invoice'),
};
