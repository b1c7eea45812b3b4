/**
 * Every code that an envelope can carry, with the HTTP status that goes with it. One table: the server answers from
 * it, the client tells refusals apart by it, and each language has words for each name (`error.<name>`).
 */
export const codes = {
  ok: { code: 0, status: 200 },
  /** A deployment can name another number for this one; the client takes it from its settings. */
  not_signed_in: { code: -10001, status: 401 },
  /** Not an error: the caller reads `data` and `msg` itself. */
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
  cross_site: { code: 40301, status: 403 },
  not_permitted: { code: 40302, status: 403 },
  main_account_only: { code: 40303, status: 403 },
  not_found: { code: 40401, status: 404 },
  order_not_found: { code: 40402, status: 404 },
  not_offered: { code: 40403, status: 404 },

  type_closed: { code: 41001, status: 409 },
  product_unavailable: { code: 41002, status: 409 },
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

  quote_unknown: { code: 41101, status: 404 },
  quote_expired: { code: 41102, status: 409 },
  quote_changed: { code: 41103, status: 409 },
  hints_unacknowledged: { code: 41104, status: 422 },
  already_placed: { code: 41105, status: 409 },

  order_state_refuses: { code: 41201, status: 409 },

  draft_conflict: { code: 41301, status: 409 },
  draft_closed: { code: 41302, status: 409 },

  unavailable: { code: 50301, status: 503 },
} as const satisfies Record<string, { code: number; status: number }>;

export type CodeName = keyof typeof codes;
/** A code that means failure: every one but success and the notice. */
export type ErrorName = Exclude<CodeName, 'ok' | 'notice'>;

const namesByNumber = new Map<number, CodeName>(
  Object.entries(codes).flatMap(([name, { code }]) => (isCodeName(name) ? [[code, name] as const] : [])),
);

function isCodeName(name: string): name is CodeName {
  return Object.hasOwn(codes, name);
}

/** The name of a code, or `undefined` for one that this version does not know. */
export const codeName = (code: number): CodeName | undefined => namesByNumber.get(code);
