/**
 * Every code of an envelope, with its HTTP status. The server answers by this table, the client reads refusals by it,
 * and each language has a text for each name (`error.<name>`).
 */
export const codes = {
  ok: { code: 0, status: 200 },
  /** A deployment can configure another number; the client reads it from its settings. */
  not_signed_in: { code: -10001, status: 401 },
  /** Not an error: the caller interprets `data` and `msg` itself. */
  notice: { code: -10002, status: 200 },

  invalid_request: { code: 40001, status: 400 },
  body_not_json: { code: 40002, status: 400 },
  body_too_deep: { code: 40003, status: 400 },
  unknown_field: { code: 40004, status: 400 },
  body_too_large: { code: 40005, status: 413 },
  unsupported_media: { code: 40006, status: 415 },
  idempotency_key_missing: { code: 40007, status: 400 },
  idempotency_key_reused: { code: 40008, status: 409 },
  too_many_requests: { code: 40009, status: 429 },

  wrong_credentials: { code: 40101, status: 401 },
  sign_in_locked: { code: 40102, status: 429 },
  password_wrong: { code: 40103, status: 422 },
  password_same: { code: 40104, status: 422 },
  /** The pass that moves a session to another domain is unknown, spent, expired, or of another domain or tab. */
  pass_refused: { code: 40105, status: 409 },
  /** Nothing to move: the client is on its region's domain, or the host is neither domain, or the region has none. */
  domain_is_right: { code: 40106, status: 409 },
  /** The page was loaded for another user than the current session's. Nothing was done. */
  another_user: { code: 40107, status: 409 },
  cross_site: { code: 40301, status: 403 },
  not_permitted: { code: 40302, status: 403 },
  main_account_only: { code: 40303, status: 403 },
  not_found: { code: 40401, status: 404 },
  order_not_found: { code: 40402, status: 404 },
  not_offered: { code: 40403, status: 404 },
  /** The path exists, but not with this method: the header `Allow` lists the valid ones. */
  method_not_allowed: { code: 40501, status: 405 },

  type_closed: { code: 41001, status: 409 },
  product_unavailable: { code: 41002, status: 409 },
  /** For a first purchase without a product; a change of plan without one is `choose_plan`. */
  choose_product: { code: 41003, status: 422 },
  enter_prepaid_fee: { code: 41004, status: 422 },
  prepaid_fee_out_of_range: { code: 41005, status: 422 },
  choose_ad_account: { code: 41006, status: 422 },
  ad_account_not_granted: { code: 41007, status: 422 },
  invite_code_empty: { code: 41008, status: 422 },
  invite_code_unknown: { code: 41009, status: 422 },
  invite_code_own: { code: 41010, status: 422 },
  voucher_unknown: { code: 41011, status: 422 },
  quantity_out_of_range: { code: 41012, status: 422 },
  choose_owned_product: { code: 41013, status: 422 },
  choose_addition: { code: 41014, status: 422 },
  voucher_code_unknown: { code: 41015, status: 422 },
  voucher_code_used: { code: 41016, status: 409 },
  voucher_code_expired: { code: 41017, status: 409 },
  voucher_code_not_yet: { code: 41018, status: 409 },
  voucher_code_other_client: { code: 41019, status: 409 },
  /** The request sets a field that its order type fixes or excludes; `fields` names it. */
  not_chosen_with_type: { code: 41020, status: 422 },
  choose_plan: { code: 41021, status: 422 },

  /** During a maintenance window; `until` is its end. */
  ordering_paused: { code: 41106, status: 409 },

  quote_unknown: { code: 41101, status: 404 },
  quote_expired: { code: 41102, status: 409 },
  quote_changed: { code: 41103, status: 409 },
  hints_unacknowledged: { code: 41104, status: 422 },
  already_placed: { code: 41105, status: 409 },

  order_state_refuses: { code: 41201, status: 409 },

  draft_conflict: { code: 41301, status: 409 },
  draft_closed: { code: 41302, status: 409 },

  payment_unsettled: { code: 41401, status: 409 },
  already_decided: { code: 41408, status: 409 },
  activation_unverified: { code: 41402, status: 409 },
  activation_without_invoice: { code: 41403, status: 409 },
  activation_unsigned: { code: 41404, status: 409 },
  activation_failed: { code: 41405, status: 409 },
  receipt_incomplete: { code: 41406, status: 409 },
  member_unknown: { code: 41407, status: 422 },
  /** The result of the activation differs from what the page showed. */
  activation_changed: { code: 41411, status: 409 },
  payment_amount_out_of_range: { code: 41409, status: 422 },
  payment_currency_not_taken: { code: 41410, status: 422 },

  /** The suite's own number: the signing provider is not available to child accounts; `msg` explains it. */
  fadada_child_account: { code: -1, status: 403 },
  verification_state_refuses: { code: 41501, status: 409 },
  verification_incomplete: { code: 41502, status: 422 },
  names_not_chinese: { code: 41503, status: 422 },
  credit_code_invalid: { code: 41504, status: 422 },
  credit_code_taken: { code: 41505, status: 409 },
  /** The sealed value cannot be opened, or is no valid name or number of a person. */
  legal_person_invalid: { code: 41506, status: 422 },

  mobile_invalid: { code: 41601, status: 422 },
  image_code_wrong: { code: 41602, status: 422 },
  image_code_expired: { code: 41603, status: 422 },
  sms_code_wrong: { code: 41604, status: 422 },
  sms_code_expired: { code: 41605, status: 422 },
  sms_code_exhausted: { code: 41606, status: 422 },
  sms_too_soon: { code: 41607, status: 429 },
  sms_daily_limit: { code: 41608, status: 429 },
  sms_code_missing: { code: 41609, status: 422 },
  captcha_wrong: { code: 41610, status: 422 },
  captcha_expired: { code: 41611, status: 422 },
  /** The deployment sends no codes to this country. */
  sms_country_not_served: { code: 41612, status: 422 },
  /** The deployment has reached its hourly or daily limit of codes. */
  sms_budget_spent: { code: 41613, status: 429 },

  file_refused: { code: 41701, status: 422 },
  file_unknown: { code: 41702, status: 422 },
  file_too_large: { code: 41703, status: 413 },
  file_heic: { code: 41704, status: 415 },
  file_empty: { code: 41705, status: 422 },
  files_too_many: { code: 41706, status: 409 },
  /** The order's document has changed since the caller loaded it. */
  document_changed: { code: 41707, status: 409 },
  picture_too_large: { code: 41708, status: 422 },
  /** An incomplete or damaged PDF. */
  file_damaged: { code: 41709, status: 422 },
  /** A PDF that needs a password to open. */
  file_locked: { code: 41710, status: 422 },

  /** Hand-over to a phone: unknown code, opened elsewhere, expired, ended, or done. */
  hand_over_unknown: { code: 41751, status: 404 },
  hand_over_taken: { code: 41752, status: 409 },
  hand_over_expired: { code: 41753, status: 409 },
  hand_over_ended: { code: 41754, status: 409 },
  hand_over_done: { code: 41755, status: 409 },
  /** The flow has nothing to hand over, or no longer. */
  hand_over_closed: { code: 41756, status: 409 },

  invoice_exists: { code: 41801, status: 409 },
  taxpayer_id_invalid: { code: 41802, status: 422 },
  mailing_incomplete: { code: 41803, status: 422 },
  area_unknown: { code: 41804, status: 422 },
  taxpayer_id_taken: { code: 41805, status: 409 },
  invoice_email_missing: { code: 41806, status: 422 },
  invoice_type_unknown: { code: 41807, status: 422 },
  invoice_number_invalid: { code: 41808, status: 422 },
  invoice_number_taken: { code: 41809, status: 409 },
  invoice_files_missing: { code: 41810, status: 422 },
  invoice_date_invalid: { code: 41811, status: 422 },

  appointment_not_found: { code: 41901, status: 404 },
  appointment_state_refuses: { code: 41902, status: 409 },
  appointment_frozen: { code: 41903, status: 409 },
  appointment_sandbox: { code: 41904, status: 409 },
  appointment_category_unknown: { code: 41905, status: 422 },
  slot_taken: { code: 41906, status: 409 },
  questionnaire_missing: { code: 41907, status: 409 },
  questionnaire_choice_unknown: { code: 41908, status: 422 },

  service_unknown: { code: 42001, status: 404 },
  service_not_included: { code: 42002, status: 409 },
  /** Another user has switched the service since the page showed it. */
  service_changed: { code: 42003, status: 409 },

  registration_closed: { code: 42101, status: 409 },
  /** The accepted terms are not the current version. */
  terms_changed: { code: 42102, status: 409 },
  enterprise_number_invalid: { code: 42103, status: 422 },
  registration_unknown: { code: 42104, status: 404 },
  mail_too_soon: { code: 42105, status: 429 },
  mail_daily_limit: { code: 42106, status: 429 },
  link_unknown: { code: 42107, status: 404 },
  link_expired: { code: 42108, status: 409 },
  link_used: { code: 42109, status: 409 },
  password_weak: { code: 42110, status: 422 },

  export_under_way: { code: 42201, status: 409 },
  exports_too_many: { code: 42202, status: 409 },
  export_empty: { code: 42203, status: 422 },
  export_too_large: { code: 42204, status: 422 },
  export_state_refuses: { code: 42205, status: 409 },
  department_unknown: { code: 42206, status: 422 },

  unavailable: { code: 50301, status: 503 },
} as const satisfies Record<string, { code: number; status: number }>;

export type CodeName = keyof typeof codes;
export type ErrorName = Exclude<CodeName, 'ok' | 'notice'>;

const namesByNumber = new Map<number, CodeName>(
  Object.entries(codes).flatMap(([name, { code }]) => (isCodeName(name) ? [[code, name] as const] : [])),
);

function isCodeName(name: string): name is CodeName {
  return Object.hasOwn(codes, name);
}

/** Undefined for a code that this version does not know. */
export const codeName = (code: number): CodeName | undefined => namesByNumber.get(code);
