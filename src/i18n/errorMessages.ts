import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ErrorName } from '#contract/responseCodes.ts';
import { exportErrorMessages } from './exportErrorMessages.ts';
import { handOverErrorMessages } from './handOverErrorMessages.ts';
import { purchaseErrorMessages } from './purchaseErrorMessages.ts';
import { registrationErrorMessages } from './registrationErrorMessages.ts';
import { requestErrorMessages } from './requestErrorMessages.ts';
import { sessionErrorMessages } from './sessionErrorMessages.ts';

/** The server uses the same messages. */
export const errorMessages = {
  ...requestErrorMessages,
  password_wrong: msg({
    id: 'error.password_wrong',
    message: 'That isn’t your current password. Enter it again.',
  }),
  password_same: msg({
    id: 'error.password_same',
    message: 'This is already your password. Choose a different one.',
  }),
  ...sessionErrorMessages,
  cross_site: msg({
    id: 'error.cross_site',
    message: 'We blocked this request because it came from another site. Open the mall directly.',
  }),
  not_permitted: msg({
    id: 'error.not_permitted',
    message: 'You don’t have permission to do this. Ask your company’s main account owner.',
  }),
  main_account_only: msg({
    id: 'error.main_account_only',
    message: 'Only the main account can do this. Ask your company’s main account owner.',
  }),
  not_found: msg({ id: 'error.not_found', message: 'We couldn’t find this. It may have been removed.' }),
  order_not_found: msg({
    id: 'error.order_not_found',
    message: 'We couldn’t find this order. Check your order list.',
  }),
  not_offered: msg({ id: 'error.not_offered', message: 'This isn’t available here.' }),
  ...purchaseErrorMessages,
  order_state_refuses: msg({
    id: 'error.order_state_refuses',
    message: 'The status has changed, so this is no longer possible. Refresh the page.',
  }),
  draft_conflict: msg({
    id: 'error.draft_conflict',
    message: 'This was changed in another window. Continue there, or refresh this page.',
  }),
  draft_closed: msg({ id: 'error.draft_closed', message: 'This has already been completed. Start again.' }),
  payment_unsettled: msg({
    id: 'error.payment_unsettled',
    message: 'We’re still checking an earlier payment. Please don’t pay again until it’s settled.',
  }),
  payment_amount_out_of_range: msg({
    id: 'error.payment_amount_out_of_range',
    message: 'Mobile payment isn’t available for this amount. Pay by bank transfer.',
  }),
  payment_currency_not_taken: msg({
    id: 'error.payment_currency_not_taken',
    message: 'This provider doesn’t accept the order’s currency. Choose another payment option.',
  }),
  already_decided: msg({
    id: 'error.already_decided',
    message: 'Someone else has already decided this.',
  }),
  activation_unverified: msg({
    id: 'error.activation_unverified',
    message: 'Your company must be verified before you can activate this order.',
  }),
  activation_without_invoice: msg({
    id: 'error.activation_without_invoice',
    message: 'An invoice must be requested before you can activate this order.',
  }),
  activation_unsigned: msg({
    id: 'error.activation_unsigned',
    message: 'The contract or proof of payment by others must be signed before you can activate this order.',
  }),
  activation_changed: msg({
    id: 'error.activation_changed',
    message: 'What this order includes has changed. Review it and confirm again.',
  }),
  activation_failed: msg({
    id: 'error.activation_failed',
    message: 'Unknown error! You cannot activate an order. Please contact the relevant personnel.',
  }),
  receipt_incomplete: msg({
    id: 'error.receipt_incomplete',
    message: 'The bank receipt is incomplete. Wait for the system to update it.',
  }),
  member_unknown: msg({ id: 'error.member_unknown', message: 'We couldn’t find this member. Choose another.' }),
  fadada_child_account: msg({
    id: 'error.fadada_child_account',
    message: 'Only the main account can use the signing provider. Ask your company’s main account owner.',
  }),
  verification_state_refuses: msg({
    id: 'error.verification_state_refuses',
    message: 'The status has changed, so this is no longer possible. Refresh the page.',
  }),
  verification_incomplete: msg({
    id: 'error.verification_incomplete',
    message: 'Some verification details are missing. Add them.',
  }),
  names_not_chinese: msg({
    id: 'error.names_not_chinese',
    message: 'Enter the certified company name or the translated name in Chinese.',
  }),
  credit_code_invalid: msg({
    id: 'error.credit_code_invalid',
    message: 'This number isn’t valid. Check it for typos.',
  }),
  credit_code_taken: msg({
    id: 'error.credit_code_taken',
    message: 'Another client already uses this number. If it’s yours, contact us.',
  }),
  legal_person_invalid: msg({
    id: 'error.legal_person_invalid',
    message: 'We couldn’t read the legal representative’s name or ID number. Enter both again.',
  }),
  mobile_invalid: msg({ id: 'error.mobile_invalid', message: 'Enter a valid mobile number.' }),
  image_code_wrong: msg({
    id: 'error.image_code_wrong',
    message: 'The image code is incorrect. Try again.',
  }),
  image_code_expired: msg({
    id: 'error.image_code_expired',
    message: 'The image has expired. Use the new one.',
  }),
  sms_code_wrong: msg({ id: 'error.sms_code_wrong', message: 'The SMS code is incorrect. Try again.' }),
  sms_code_expired: msg({
    id: 'error.sms_code_expired',
    message: 'The SMS code has expired. Request a new one.',
  }),
  sms_code_exhausted: msg({
    id: 'error.sms_code_exhausted',
    message: 'Too many incorrect attempts. Request a new SMS code.',
  }),
  sms_too_soon: msg({
    id: 'error.sms_too_soon',
    message: 'We sent a code a moment ago. Wait a minute before requesting another.',
  }),
  sms_daily_limit: msg({
    id: 'error.sms_daily_limit',
    message: 'We can’t send any more codes today. Try again tomorrow.',
  }),
  sms_code_missing: msg({
    id: 'error.sms_code_missing',
    message: 'We haven’t sent a code to this number. Request one.',
  }),
  captcha_wrong: msg({ id: 'error.captcha_wrong', message: 'That didn’t work. Slide again.' }),
  sms_country_not_served: msg({
    id: 'error.sms_country_not_served',
    message: 'We can’t send codes to numbers in this country or region. Use another number, or contact us.',
  }),
  sms_budget_spent: msg({
    id: 'error.sms_budget_spent',
    message: 'We can’t send codes right now. Try again later.',
  }),
  captcha_expired: msg({ id: 'error.captcha_expired', message: 'This check has expired. Slide again.' }),
  file_refused: msg({
    id: 'error.file_refused',
    message: 'We can’t accept this file. Upload a PDF, JPG or PNG of up to 10 MB.',
  }),
  file_unknown: msg({ id: 'error.file_unknown', message: 'We couldn’t find this file. Upload it again.' }),
  file_too_large: msg({
    id: 'error.file_too_large',
    message: 'This file is too large. Choose a smaller one, or compress it.',
  }),
  file_heic: msg({
    id: 'error.file_heic',
    message: 'We can’t open HEIC photos. Save yours as a JPG or take a screenshot, and upload that instead.',
  }),
  file_empty: msg({ id: 'error.file_empty', message: 'This file is empty. Choose another.' }),
  file_damaged: msg({
    id: 'error.file_damaged',
    message: 'This PDF is incomplete and can’t be opened. Save or scan it again, then upload the new file.',
  }),
  file_locked: msg({
    id: 'error.file_locked',
    message: 'This PDF is password-protected. Upload one without a password, or photos of its pages.',
  }),
  files_too_many: msg({
    id: 'error.files_too_many',
    message: 'You’ve uploaded too many files. Try again tomorrow, or contact us.',
  }),
  document_changed: msg({
    id: 'error.document_changed',
    message: 'Someone has changed this document. Refresh the page and review it again.',
  }),
  picture_too_large: msg({
    id: 'error.picture_too_large',
    message: 'This image’s dimensions are too large. Resize it, or take a new photo.',
  }),
  ...handOverErrorMessages,
  invoice_exists: msg({ id: 'error.invoice_exists', message: 'An invoice has already been requested.' }),
  taxpayer_id_invalid: msg({
    id: 'error.taxpayer_id_invalid',
    message: 'Enter a valid taxpayer ID.',
  }),
  mailing_incomplete: msg({
    id: 'error.mailing_incomplete',
    message: 'Some postal address details are missing. Add them.',
  }),
  area_unknown: msg({ id: 'error.area_unknown', message: 'We don’t recognise this area. Choose one from the list.' }),
  taxpayer_id_taken: msg({
    id: 'error.taxpayer_id_taken',
    message: 'This taxpayer ID belongs to a company verified by another client. Check it, or contact us.',
  }),
  invoice_email_missing: msg({
    id: 'error.invoice_email_missing',
    message: 'Enter an email address for the electronic invoice.',
  }),
  invoice_type_unknown: msg({
    id: 'error.invoice_type_unknown',
    message: 'This invoice type isn’t available in your region. Choose another.',
  }),
  invoice_number_invalid: msg({
    id: 'error.invoice_number_invalid',
    message: 'Enter a valid invoice number. Electronic invoices in mainland China have 20 digits.',
  }),
  invoice_number_taken: msg({
    id: 'error.invoice_number_taken',
    message: 'Another invoice already has this number. Check it for typos.',
  }),
  invoice_date_invalid: msg({
    id: 'error.invoice_date_invalid',
    message: 'Enter an invoice date between the order date and today.',
  }),
  invoice_files_missing: msg({ id: 'error.invoice_files_missing', message: 'Upload the invoice file.' }),
  appointment_not_found: msg({
    id: 'error.appointment_not_found',
    message: 'We couldn’t find this appointment. Refresh the page.',
  }),
  appointment_state_refuses: msg({
    id: 'error.appointment_state_refuses',
    message: 'The status has changed, so this is no longer possible. Refresh the page.',
  }),
  appointment_frozen: msg({
    id: 'error.appointment_frozen',
    message: 'Booking is paused after too many cancellations. Try again later.',
  }),
  appointment_sandbox: msg({
    id: 'error.appointment_sandbox',
    message: 'You can’t book appointments in the trial environment. Buy a plan first.',
  }),
  appointment_category_unknown: msg({
    id: 'error.appointment_category_unknown',
    message: 'This topic isn’t available. Choose another.',
  }),
  slot_taken: msg({ id: 'error.slot_taken', message: 'This time has just been taken. Choose another.' }),
  questionnaire_missing: msg({
    id: 'error.questionnaire_missing',
    message: 'Fill in the questionnaire before booking.',
  }),
  questionnaire_choice_unknown: msg({
    id: 'error.questionnaire_choice_unknown',
    message: 'One of your answers is no longer available. Choose again.',
  }),
  service_unknown: msg({ id: 'error.service_unknown', message: 'We couldn’t find this service. Refresh the page.' }),
  service_not_included: msg({
    id: 'error.service_not_included',
    message: 'This service isn’t included in your plan. Add it first.',
  }),
  ...exportErrorMessages,
  service_changed: msg({
    id: 'error.service_changed',
    message: 'This service has just been turned on or off elsewhere. Check it again.',
  }),
  ...registrationErrorMessages,
  unavailable: msg({
    id: 'error.unavailable',
    message: 'This isn’t available right now. Try again later.',
  }),
} as const satisfies Record<ErrorName, MessageDescriptor>;
