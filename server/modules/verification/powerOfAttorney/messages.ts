import { msg } from '../../../texts/msg.ts';

export const powerOfAttorneyMessages = {
  title: msg('Power of attorney'),
  company: msg('Company', 'of a power of attorney'),
  number: msg('Unified social credit code'),
  legalPerson: msg('Legal representative'),
  attorney: msg('Attorney'),
  account: msg('Attorney’s account'),
  addressee: msg('Addressed to'),
  matters: msg('Scope of authority'),
  opening: msg(
    '{company} ({number}) authorises {attorney} to act in its name in the online mall of {seller} in the following matters:',
  ),
  powers: [
    msg('to apply for the verification of the company, and to submit, complete and correct its documents;'),
    msg('to order, pay for and activate software services, and to have the contracts for them signed;'),
    msg('to request and receive invoices;'),
    msg('to administer the company’s accounts, and to receive messages and codes on its behalf.'),
  ],
  closing: msg(
    'Anything the attorney does within the scope of this authority binds the company as if the company had done it itself. The attorney may not delegate this authority.',
  ),
  term: msg('Term', 'of a power of attorney'),
  termText: msg('From {from} until {until}, unless the company revokes this power of attorney earlier in writing.'),
  signatures: msg('Signatures'),
  ofCompany: msg('Legal representative’s signature and seal'),
  ofAttorney: msg('Attorney (signature)'),
  date: msg('Date'),
  page: msg('Page {page} of {pages}'),
};
