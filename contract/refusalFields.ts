import type { ErrorName } from './codes.ts';

/**
 * The fields that a code concerns, by their names in the requests that it refuses. A refusal names those that its own call
 * takes, so that a client can mark them without a table of its own. What a handler names itself comes first.
 */
export const refusalFields = {
  password_wrong: ['current'],
  password_same: ['password'],
  password_weak: ['password'],
  product_unavailable: ['plan_id', 'services', 'addons'],
  choose_product: ['plan_id'],
  enter_prepaid_fee: ['prepaid_minor'],
  prepaid_fee_out_of_range: ['prepaid_minor'],
  choose_ad_account: ['prepaid_cid'],
  ad_account_not_granted: ['prepaid_cid'],
  invite_code_empty: ['code', 'invite_code'],
  invite_code_unknown: ['code', 'invite_code'],
  invite_code_own: ['code', 'invite_code'],
  voucher_unknown: ['vouchers'],
  quantity_out_of_range: ['addons'],
  choose_owned_product: ['order_product_id'],
  choose_addition: ['addons', 'services'],
  voucher_code_unknown: ['code'],
  voucher_code_used: ['code'],
  voucher_code_expired: ['code'],
  voucher_code_not_yet: ['code'],
  voucher_code_other_client: ['code'],
  quote_unknown: ['quote_id'],
  quote_expired: ['quote_id'],
  quote_changed: ['amount'],
  hints_unacknowledged: ['acknowledged_hints'],
  member_unknown: ['member_id'],
  payment_amount_out_of_range: ['order_id'],
  payment_currency_not_taken: ['provider'],
  names_not_chinese: ['company_name', 'translated_name'],
  credit_code_invalid: ['credit_code'],
  credit_code_taken: ['credit_code'],
  legal_person_invalid: ['legal_person_name', 'legal_person_id'],
  mobile_invalid: ['mobile'],
  image_code_wrong: ['image_code'],
  image_code_expired: ['image_code'],
  sms_code_wrong: ['sms_code', 'code'],
  sms_code_expired: ['sms_code', 'code'],
  sms_code_exhausted: ['sms_code', 'code'],
  sms_code_missing: ['sms_code', 'code'],
  sms_too_soon: ['mobile'],
  sms_daily_limit: ['mobile'],
  sms_country_not_served: ['mobile'],
  captcha_wrong: ['solution'],
  captcha_expired: ['captcha_id', 'image_code_id'],
  taxpayer_id_invalid: ['taxpayer_id'],
  taxpayer_id_taken: ['taxpayer_id'],
  area_unknown: ['area', 'parent_id'],
  invoice_email_missing: ['email'],
  invoice_type_unknown: ['invoice_type'],
  invoice_number_invalid: ['invoice_number'],
  invoice_number_taken: ['invoice_number'],
  invoice_files_missing: ['files'],
  invoice_date_invalid: ['invoiced_on'],
  appointment_category_unknown: ['category_id'],
  slot_taken: ['slot_id'],
  questionnaire_choice_unknown: ['industry_id', 'team_size', 'goals', 'preferred_times'],
  service_unknown: ['service_id'],
  terms_changed: ['terms_version'],
  enterprise_number_invalid: ['enterprise_number'],
  department_unknown: ['department_id'],
  mail_too_soon: ['email'],
  mail_daily_limit: ['email'],
} as const satisfies Partial<Record<ErrorName, readonly string[]>>;

const byName: Partial<Record<ErrorName, readonly string[]>> = refusalFields;

/** The fields of a request that a refusal of it concerns, with the code as the problem. */
export const fieldsOfRefusal = (
  name: ErrorName,
  taken: readonly string[],
): readonly { readonly path: string; readonly problem: string }[] =>
  (byName[name] ?? []).filter((field) => taken.includes(field)).map((path) => ({ path, problem: name }));
