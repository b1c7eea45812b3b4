import type { InvoiceWords } from './telling.ts';

export const en: InvoiceWords = {
  digest: {
    issued: (order) => `The invoice for order ${order} has been issued`,
    mailed: (order) => `The invoice for order ${order} is on its way`,
    refused: (order) => `Your application for the invoice of order ${order} has to be corrected`,
  },
  issued: (order, number) => `The invoice for order ${order} has been issued. Its number is ${number}.`,
  next: {
    electronic: 'You can download it on the page of the invoice.',
    paper: 'We will mail it to you and let you know its tracking number.',
  },
  mailed: (order, carrier, number) =>
    `The invoice for order ${order} has been handed to ${carrier}. Tracking number: ${number}.`,
  carriers: {
    sf: 'SF Express',
    ems: 'EMS',
    zto: 'ZTO Express',
    hk_post: 'Hongkong Post',
    tw_post: 'Chunghwa Post',
    jp_post: 'Japan Post',
    yamato: 'Yamato Transport',
  },
  refused: (order, reason) => `We could not issue the invoice for order ${order}. ${reason}`,
  codes: {
    taxpayer_id_mismatch: 'The taxpayer ID does not belong to the company.',
    bank_account_mismatch: 'The bank or the account is not that of the company.',
    notice_letter_unreadable: 'The notice letter cannot be read.',
    address_incomplete: 'The address is not complete.',
    other: 'Something has to be corrected.',
  },
  fields: {
    company_name: 'Company name',
    taxpayer_id: 'Taxpayer ID',
    registered_address: 'Registered address',
    registration_phone: 'Registration phone',
    bank: 'Bank',
    bank_account: 'Bank account',
    notice_letter: 'General taxpayer notice letter',
    email: 'E-mail',
    recipient: 'Recipient',
    telephone: 'Telephone',
    area: 'Area',
    detailed_address: 'Detailed address',
  },
  again: 'Please correct it and apply again. All else that you entered is kept.',
  page: 'Invoice',
  pair: (name, value) => `${name}: ${value}`,
};
