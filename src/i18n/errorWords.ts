import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ErrorName } from '#contract/codes.ts';
import { exportErrorWords } from './exportErrorWords.ts';
import { handOverErrorWords } from './handOverErrorWords.ts';
import { purchaseErrorWords } from './purchaseErrorWords.ts';
import { registrationErrorWords } from './registrationErrorWords.ts';
import { requestErrorWords } from './requestErrorWords.ts';
import { sessionErrorWords } from './sessionErrorWords.ts';

/** The server uses the same messages. */
export const errorWords = {
  ...requestErrorWords,
  password_wrong: msg({
    id: 'error.password_wrong',
    message: 'That is not your current password. Please enter it again.',
  }),
  password_same: msg({
    id: 'error.password_same',
    message: 'This is your password already. Please choose another one.',
  }),
  ...sessionErrorWords,
  cross_site: msg({
    id: 'error.cross_site',
    message: 'The request came from another site and was refused. Please open the mall itself.',
  }),
  not_permitted: msg({
    id: 'error.not_permitted',
    message: 'Your account is not permitted to do this. Please ask your main account.',
  }),
  main_account_only: msg({
    id: 'error.main_account_only',
    message: 'Only the main account can do this. Please ask whoever uses it.',
  }),
  not_found: msg({ id: 'error.not_found', message: 'This was not found. It may have been removed.' }),
  order_not_found: msg({
    id: 'error.order_not_found',
    message: 'This order was not found. Please look in your list of orders.',
  }),
  not_offered: msg({ id: 'error.not_offered', message: 'This is not offered here.' }),
  ...purchaseErrorWords,
  order_state_refuses: msg({
    id: 'error.order_state_refuses',
    message: 'The order has moved on, so this is no longer possible. Please reload the page.',
  }),
  draft_conflict: msg({
    id: 'error.draft_conflict',
    message: 'This was changed in another window. Please go on there, or reload this page.',
  }),
  draft_closed: msg({ id: 'error.draft_closed', message: 'This has been finished already. Please start again.' }),
  payment_unsettled: msg({
    id: 'error.payment_unsettled',
    message: 'An earlier payment is still being checked. Please do not pay again until it is settled.',
  }),
  payment_amount_out_of_range: msg({
    id: 'error.payment_amount_out_of_range',
    message: 'This amount cannot be paid by phone. Please pay by bank transfer.',
  }),
  payment_currency_not_taken: msg({
    id: 'error.payment_currency_not_taken',
    message: 'This provider does not take the currency of the order. Please choose another way to pay.',
  }),
  already_decided: msg({
    id: 'error.already_decided',
    message: 'Somebody else has already decided this.',
  }),
  activation_unverified: msg({
    id: 'error.activation_unverified',
    message: 'The order cannot be activated before the enterprise is verified.',
  }),
  activation_without_invoice: msg({
    id: 'error.activation_without_invoice',
    message: 'The order cannot be activated before an invoice has been applied for.',
  }),
  activation_unsigned: msg({
    id: 'error.activation_unsigned',
    message: 'The order cannot be activated before the contract, or the proof of payment by others, is signed.',
  }),
  activation_changed: msg({
    id: 'error.activation_changed',
    message: 'What the order brings has changed. Please look at it and confirm it again.',
  }),
  activation_failed: msg({
    id: 'error.activation_failed',
    message: 'Unknown error! You cannot activate an order. Please contact the relevant personnel.',
  }),
  receipt_incomplete: msg({
    id: 'error.receipt_incomplete',
    message: 'The bank receipt is incomplete. Please wait for the system to update it.',
  }),
  member_unknown: msg({ id: 'error.member_unknown', message: 'This member was not found. Please choose another.' }),
  fadada_child_account: msg({
    id: 'error.fadada_child_account',
    message: 'The signing provider is open to the main account only.',
  }),
  verification_state_refuses: msg({
    id: 'error.verification_state_refuses',
    message: 'The verification has moved on, so this is no longer possible. Please reload the page.',
  }),
  verification_incomplete: msg({
    id: 'error.verification_incomplete',
    message: 'Some details of the verification are missing. Please complete them.',
  }),
  names_not_chinese: msg({
    id: 'error.names_not_chinese',
    message: 'The certified name or the translated name must be Chinese.',
  }),
  credit_code_invalid: msg({
    id: 'error.credit_code_invalid',
    message: 'This number is not valid. Please check it.',
  }),
  credit_code_taken: msg({
    id: 'error.credit_code_taken',
    message: 'This number is used by another client. Please contact us if it is yours.',
  }),
  legal_person_invalid: msg({
    id: 'error.legal_person_invalid',
    message: 'The legal person’s name or ID number could not be read. Please enter both again.',
  }),
  mobile_invalid: msg({ id: 'error.mobile_invalid', message: 'Please enter a valid mobile number.' }),
  image_code_wrong: msg({
    id: 'error.image_code_wrong',
    message: 'The code from the image is wrong. Please try again.',
  }),
  image_code_expired: msg({
    id: 'error.image_code_expired',
    message: 'The image has expired. Please use the new one.',
  }),
  sms_code_wrong: msg({ id: 'error.sms_code_wrong', message: 'The code from the message is wrong. Please try again.' }),
  sms_code_expired: msg({
    id: 'error.sms_code_expired',
    message: 'The code from the message has expired. Please ask for a new one.',
  }),
  sms_code_exhausted: msg({
    id: 'error.sms_code_exhausted',
    message: 'The code was entered wrongly too often. Please ask for a new one.',
  }),
  sms_too_soon: msg({
    id: 'error.sms_too_soon',
    message: 'A code was sent a moment ago. Please wait a minute before asking for another.',
  }),
  sms_daily_limit: msg({
    id: 'error.sms_daily_limit',
    message: 'No more codes can be sent today. Please try again tomorrow.',
  }),
  sms_code_missing: msg({
    id: 'error.sms_code_missing',
    message: 'No code has been sent to this number. Please ask for one.',
  }),
  captcha_wrong: msg({ id: 'error.captcha_wrong', message: 'That was wrong. Please swipe again.' }),
  sms_country_not_served: msg({
    id: 'error.sms_country_not_served',
    message: 'No codes can be sent to numbers of this country. Please use another number, or contact us.',
  }),
  sms_budget_spent: msg({
    id: 'error.sms_budget_spent',
    message: 'No codes can be sent at the moment. Please try again later.',
  }),
  captcha_expired: msg({ id: 'error.captcha_expired', message: 'Too much time has passed. Please swipe once more.' }),
  file_refused: msg({
    id: 'error.file_refused',
    message: 'This file cannot be accepted. Please upload a PDF, JPG or PNG of at most 10 MB.',
  }),
  file_unknown: msg({ id: 'error.file_unknown', message: 'This file was not found. Please upload it again.' }),
  file_too_large: msg({
    id: 'error.file_too_large',
    message: 'This file is too large. Please choose a smaller one, or compress it.',
  }),
  file_heic: msg({
    id: 'error.file_heic',
    message: 'HEIC photos cannot be opened here. Please save it as JPG, or take a screenshot of it, and upload that.',
  }),
  file_empty: msg({ id: 'error.file_empty', message: 'This file is empty. Please choose another one.' }),
  file_damaged: msg({
    id: 'error.file_damaged',
    message:
      'This PDF cannot be opened: a part of it is missing. Please save or scan it once more, and upload it again.',
  }),
  file_locked: msg({
    id: 'error.file_locked',
    message:
      'This PDF is locked by a password. Please upload one that opens without a password, or photos of its pages.',
  }),
  files_too_many: msg({
    id: 'error.files_too_many',
    message: 'Too many files are waiting to be used. Please try again tomorrow, or contact us.',
  }),
  document_changed: msg({
    id: 'error.document_changed',
    message: 'Somebody has changed this document meanwhile. Please reload the page and look at it again.',
  }),
  picture_too_large: msg({
    id: 'error.picture_too_large',
    message: 'This picture has too many pixels to be opened. Please scale it down, or photograph it anew.',
  }),
  ...handOverErrorWords,
  invoice_exists: msg({ id: 'error.invoice_exists', message: 'An invoice has been applied for already.' }),
  taxpayer_id_invalid: msg({
    id: 'error.taxpayer_id_invalid',
    message: 'The taxpayer ID is not valid. Please check it.',
  }),
  mailing_incomplete: msg({
    id: 'error.mailing_incomplete',
    message: 'Some details of the mailing address are missing. Please complete them.',
  }),
  area_unknown: msg({ id: 'error.area_unknown', message: 'This area is not known. Please choose one from the list.' }),
  taxpayer_id_taken: msg({
    id: 'error.taxpayer_id_taken',
    message:
      'This taxpayer ID belongs to an enterprise that another client has verified. Please check it, or contact us.',
  }),
  invoice_email_missing: msg({
    id: 'error.invoice_email_missing',
    message: 'An electronic invoice needs an e-mail address. Please fill it in.',
  }),
  invoice_type_unknown: msg({
    id: 'error.invoice_type_unknown',
    message: 'There is no invoice of this type in your region. Please choose another.',
  }),
  invoice_number_invalid: msg({
    id: 'error.invoice_number_invalid',
    message: 'This is not the number of an invoice. An electronic one of mainland China has 20 digits.',
  }),
  invoice_number_taken: msg({
    id: 'error.invoice_number_taken',
    message: 'Another invoice has this number already. Please check it.',
  }),
  invoice_date_invalid: msg({
    id: 'error.invoice_date_invalid',
    message: 'An invoice is dated between the day of its order and today. Please check the date.',
  }),
  invoice_files_missing: msg({ id: 'error.invoice_files_missing', message: 'Please upload a file of the invoice.' }),
  appointment_not_found: msg({
    id: 'error.appointment_not_found',
    message: 'This appointment was not found. Please reload the page.',
  }),
  appointment_state_refuses: msg({
    id: 'error.appointment_state_refuses',
    message: 'The appointment has moved on, so this is no longer possible. Please reload the page.',
  }),
  appointment_frozen: msg({
    id: 'error.appointment_frozen',
    message: 'Booking is frozen after too many cancellations. Please try again later.',
  }),
  appointment_sandbox: msg({
    id: 'error.appointment_sandbox',
    message: 'Appointments cannot be booked in the trial environment. Please buy a plan first.',
  }),
  appointment_category_unknown: msg({
    id: 'error.appointment_category_unknown',
    message: 'This topic is not offered. Please choose another.',
  }),
  slot_taken: msg({ id: 'error.slot_taken', message: 'This time has just been taken. Please choose another.' }),
  questionnaire_missing: msg({
    id: 'error.questionnaire_missing',
    message: 'Please fill in the questionnaire before booking.',
  }),
  questionnaire_choice_unknown: msg({
    id: 'error.questionnaire_choice_unknown',
    message: 'One of the answers is not offered any more. Please choose again.',
  }),
  service_unknown: msg({ id: 'error.service_unknown', message: 'This service was not found.' }),
  service_not_included: msg({
    id: 'error.service_not_included',
    message: 'This service is not part of your plan. Please add it first.',
  }),
  ...exportErrorWords,
  service_changed: msg({
    id: 'error.service_changed',
    message: 'Somebody has switched this service meanwhile. Please look at it again.',
  }),
  ...registrationErrorWords,
  unavailable: msg({
    id: 'error.unavailable',
    message: 'This is not available for the moment. Please try again later.',
  }),
} as const satisfies Record<ErrorName, MessageDescriptor>;
