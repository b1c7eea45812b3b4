import type { MobileProvider, PayDevice } from '#contract/entities/payment.ts';
import type { Currency, Money } from '#contract/money.ts';
import type { WebhookAnswer, WebhookRequest } from '../../../wire/webhook.ts';

/** Opening it again with the same `payment_id` results in the same payment. */
export interface NewPayment {
  /** Letters and digits only. */
  readonly payment_id: string;
  readonly order_no: string;
  readonly description: string;
  readonly amount: Money;
  readonly expires_at: Date;
  readonly device: PayDevice;
  readonly return_to: string;
  /** The network of the payer. */
  readonly network: string;
}

/** `code_url`: a QR code for computers; `wallet_url`: an address for phones. */
export interface OpenedPayment {
  readonly kind: 'opened';
  readonly code_url: string | null;
  readonly wallet_url: string | null;
}

export interface ProviderTransaction {
  readonly transaction_id: string;
  readonly amount: Money;
  readonly refunds: ProviderRefunds;
}

/** `reference`: the provider's id; `minor`: in minor units of the paid currency. */
export interface Refund {
  readonly reference: string;
  readonly minor: number;
}

/** `unknown`: refunded in part or in full; the provider does not say how much. */
export type ProviderRefunds = readonly Refund[] | 'unknown';

/** `absent`: unknown to the provider, with some providers until a code is scanned. */
export type ProviderStatus =
  | { readonly kind: 'paid'; readonly transaction: ProviderTransaction }
  | { readonly kind: 'waiting' | 'closed' | 'declined' | 'absent' };

/**
 * `malformed`: authentic but unreadable; it is rejected, so that the provider sends it again, and the log names the
 * fields. `refund_failed`: a refund that finance began at the provider failed.
 */
export type ProviderNotification =
  | { readonly kind: 'about'; readonly payment_id: string; readonly standing: ProviderStatus }
  | { readonly kind: 'refund_failed'; readonly payment_id: string }
  | { readonly kind: 'malformed'; readonly fields: readonly string[] }
  | { readonly kind: 'forged' };

/** Its methods reject with a `ProviderFault` if the provider gives no certain answer. */
export interface PaymentProvider {
  readonly name: MobileProvider;
  readonly currencies: readonly Currency[];
  /** `refused`: the payment certainly does not exist there. */
  readonly create: (payment: NewPayment) => Promise<OpenedPayment | { readonly kind: 'refused' }>;
  readonly query: (paymentId: string) => Promise<ProviderStatus>;
  /** Closes an unpaid payment; answers `paid` if it was paid. */
  readonly close: (paymentId: string) => Promise<ProviderStatus>;
  readonly readNotification: (told: WebhookRequest) => ProviderNotification;
  /** The response to a notification that was accepted, or rejected. */
  readonly answers: Readonly<Record<'taken' | 'refused', Pick<WebhookAnswer, 'status' | 'type' | 'body'>>>;
}

export type PaymentProviders = Readonly<Partial<Record<MobileProvider, PaymentProvider>>>;
