import { z } from 'zod/mini';
import { itemId } from '#contract/codecs.ts';
import {
  type MobileProvider,
  mobileProvider,
  type PayDevice,
  type PaymentView,
  payDevice,
  paymentView,
} from '#contract/entities/payment.ts';
import { type Refusal, refusalSchema } from '#contract/refusal.ts';
import type { UntilPassed } from '../../kit/deadline.ts';
import { faultSchema } from '../../kit/fault.ts';
import { unprovidedPort } from '../../kit/port.ts';
import type { ReceiptLeave, RunEvent } from '../../kit/runEvents.ts';
import { paymentReadPorts } from '../../parts/paymentRead.ts';

/** Carried over when a run cannot be restored. */
export const mobileUserInput = z.object({
  /** Null until one is chosen. */
  provider: z.nullable(mobileProvider),
  device: payDevice,
});
export type MobileUserInput = Readonly<z.infer<typeof mobileUserInput>>;

export const mobileContext = z.object({
  /** The draft's key; together with `attempt` the idempotency key of each payment. */
  key: z.string(),
  order_id: itemId,
  payment: z.nullable(paymentView),
  chosen: mobileUserInput,
  attempt: z.int().check(z.minimum(1)),
  refusal: z.nullable(refusalSchema),
  fault: z.nullable(faultSchema),
  /** Whether a lookup showed that the last attempt began nothing. */
  nothing_begun: z.boolean(),
  /** Whether the user said that they have paid, and the provider has not confirmed it. */
  is_unconfirmed: z.boolean(),
});
export type MobileContext = Readonly<z.infer<typeof mobileContext>>;

export interface MobileMachineInput extends Pick<MobileContext, 'key' | 'order_id'> {
  /** The device that shows the page. */
  readonly device: PayDevice;
  /** From an earlier run. */
  readonly userInput: MobileUserInput | null;
}

export type MobileEvent =
  | { readonly type: 'provider.choose'; readonly provider: MobileProvider }
  /** A phone opens the wallet; a computer shows a code to scan. */
  | { readonly type: 'device.choose'; readonly device: PayDevice }
  | { readonly type: 'payment.begin' }
  /** Reads the payment again; if one is open, the provider is asked. */
  | { readonly type: 'payment.check' }
  | { readonly type: 'payment.close' }
  | ReceiptLeave
  | RunEvent;

export interface BeginPaymentQuery {
  readonly order_id: string;
  readonly key: string;
  readonly provider: MobileProvider;
  readonly device: PayDevice;
}

/** The payment to check or close at the provider. */
export interface PaymentIdQuery {
  readonly order_id: string;
  readonly payment_id: string;
}

export type MobileOutcome =
  | { readonly kind: 'updated'; readonly payment: PaymentView }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

const unprovidedUntilExpiry: UntilPassed = unprovidedPort('untilExpiry');

export const mobilePorts = {
  ...paymentReadPorts,
  beginPayment: unprovidedPort<BeginPaymentQuery, MobileOutcome>('beginPayment'),
  checkPayment: unprovidedPort<PaymentIdQuery, MobileOutcome>('checkPayment'),
  /** Has the provider close the payment, unless it was paid. */
  closePayment: unprovidedPort<PaymentIdQuery, MobileOutcome>('closePayment'),
  untilExpiry: unprovidedUntilExpiry,
};
export type MobilePorts = typeof mobilePorts;

export type MobileChildren = { readonly [Port in keyof MobilePorts]: Port };
