export const redeemReasons = ['other_client', 'used', 'expired', 'not_yet'] as const;
export type RedeemReason = (typeof redeemReasons)[number];

interface VoucherCode {
  /** The only client who may redeem it; null for any client. */
  readonly client_id: string | null;
  readonly redeemed_by: string | null;
  readonly redeem_from: Date;
  readonly redeem_until: Date;
}

interface RedeemAttempt {
  readonly client_id: string;
  readonly now: Date;
}

const reasonConditions: Record<RedeemReason, (code: VoucherCode, asking: RedeemAttempt) => boolean> = {
  other_client: (code, { client_id }) => code.client_id !== null && code.client_id !== client_id,
  used: ({ redeemed_by }) => redeemed_by !== null,
  expired: ({ redeem_until }, { now }) => now > redeem_until,
  not_yet: ({ redeem_from }, { now }) => now < redeem_from,
};

/** The reason that lasts longest; null if the client can redeem the code. */
export const redeemReason = (code: VoucherCode, asking: RedeemAttempt): RedeemReason | null =>
  redeemReasons.find((reason) => reasonConditions[reason](code, asking)) ?? null;
