import { msg } from '../../../texts/msg.ts';

export const attorneyMessages = {
  title: msg('Power of Attorney'),
  company: msg('Company'),
  number: msg('Unified social credit code'),
  legalPerson: msg('Legal person'),
  attorney: msg('Attorney'),
  account: msg('Account of the attorney'),
  addressee: msg('Addressed to'),
  matters: msg('Matters'),
  opening: msg(
    '{company} ({number}) authorises {attorney} to act in its name at the online mall of {seller} in the following matters:',
  ),
  powers: [
    msg('to apply for the verification of the company, and to hand in, complete and correct its documents;'),
    msg('to order software services, to pay for them and to activate them, and to have the contracts for them signed;'),
    msg('to apply for invoices and to receive them;'),
    msg('to administer the accounts of the company, and to receive messages and codes on its behalf.'),
  ],
  closing: msg(
    'What the attorney does within these limits binds the company as if it had been done by itself. The attorney may not pass this authority on.',
  ),
  term: msg('Term', 'of a power of attorney'),
  termText: msg('From {from} until {until}, unless the company revokes it in writing earlier.'),
  signatures: msg('Signatures'),
  ofCompany: msg('Legal person (signature) and seal of the company'),
  ofAttorney: msg('Attorney (signature)'),
  date: msg('Date'),
  page: msg('Page {page} of {pages}'),
};
