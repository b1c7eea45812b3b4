import type { MobileMean, PayDevice } from '#contract/entities/payment.ts';
import type { Currency, Money } from '#contract/money.ts';
import type { ProviderAnswer, Told } from '../../../wire/told.ts';

/** What a provider is asked to open. Opened once more under the same name it is the same payment. */
export interface NewPayment {
  /** Under which the provider knows it: letters and digits only. */
  readonly payment_id: string;
  readonly order_no: string;
  readonly description: string;
  readonly amount: Money;
  readonly expires_at: Date;
  readonly device: PayDevice;
  /** Where a wallet leads back to. */
  readonly return_to: string;
  /** The network of whoever pays. */
  readonly network: string;
}

/** By what a payment is paid: a code for a computer, an address for a phone. */
export interface OpenedPayment {
  readonly kind: 'opened';
  readonly code_url: string | null;
  readonly wallet_url: string | null;
}

/** Money that a provider has taken. */
export interface Transaction {
  readonly transaction_id: string;
  readonly amount: Money;
  readonly refunds: ProviderRefunds;
}

/** A refund by the name under which the provider knows it, in minor units of the currency that was paid. */
export interface Refund {
  readonly reference: string;
  readonly minor: number;
}

/** What a provider has refunded of a transaction; `unknown`: something, and it does not say how much. */
export type ProviderRefunds = readonly Refund[] | 'unknown';

/** How a payment stands at a provider. `absent`: it knows of none, which for some providers is so until a code is scanned. */
export type ProviderStatus =
  | { readonly kind: 'paid'; readonly transaction: Transaction }
  | { readonly kind: 'waiting' | 'closed' | 'declined' | 'absent' };

/**
 * What a provider has sent. `malformed`: authentic, and not to be read; it is refused, so that the provider sends it again, and the
 * log names the fields. `refund_failed`: a refund that finance began at the provider was not made.
 */
export type Notification =
  | { readonly kind: 'about'; readonly payment_id: string; readonly standing: ProviderStatus }
  | { readonly kind: 'refund_failed'; readonly payment_id: string }
  | { readonly kind: 'malformed'; readonly fields: readonly string[] }
  | { readonly kind: 'forged' };

/** A provider of payments by a wallet. What is asked of it rejects with a `ProviderFault` where no certain answer comes. */
export interface Provider {
  readonly name: MobileMean;
  readonly currencies: readonly Currency[];
  /** `refused`: it says for certain that there is no such payment. */
  readonly create: (payment: NewPayment) => Promise<OpenedPayment | { readonly kind: 'refused' }>;
  readonly query: (paymentId: string) => Promise<ProviderStatus>;
  /** Closes a payment that has not been paid; tells where it has. */
  readonly close: (paymentId: string) => Promise<ProviderStatus>;
  readonly readNotification: (told: Told) => Notification;
  /** How it wants to be told that a notification was taken, or that it was not. */
  readonly answers: Readonly<Record<'taken' | 'refused', Pick<ProviderAnswer, 'status' | 'type' | 'body'>>>;
}

/** The providers that are set up here. */
export type PaymentProviders = Readonly<Partial<Record<MobileMean, Provider>>>;
