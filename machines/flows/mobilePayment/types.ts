import { z } from 'zod/mini';
import { itemId } from '#contract/codecs.ts';
import {
  type MobileMean,
  mobileMean,
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
import { paymentReading } from '../../parts/paymentRead.ts';

/** What a person chooses: it outlives a version of the machine. */
export const mobileInput = z.object({
  /** Null until one was chosen. */
  provider: z.nullable(mobileMean),
  device: payDevice,
});
export type MobileUserInput = Readonly<z.infer<typeof mobileInput>>;

export const mobileContext = z.object({
  /** The key of the draft: with the number of the attempt it is the key of each beginning. */
  key: z.string(),
  order_id: itemId,
  /** How the order is paid, as it was read last. */
  payment: z.nullable(paymentView),
  chosen: mobileInput,
  attempt: z.int().check(z.minimum(1)),
  refusal: z.nullable(refusalSchema),
  fault: z.nullable(faultSchema),
  /** Whether a look-up has shown that the last attempt began nothing. */
  nothing_begun: z.boolean(),
  /** Whether somebody has asked whether it is paid, and the provider does not know of it yet. */
  is_unconfirmed: z.boolean(),
});
export type MobileContext = Readonly<z.infer<typeof mobileContext>>;

export interface MobileMachineInput extends Pick<MobileContext, 'key' | 'order_id'> {
  /** What the page is looked at on. */
  readonly device: PayDevice;
  /** What was chosen in a run before this one. */
  readonly userInput: MobileUserInput | null;
}

/** What a person, or the page, can send. */
export type MobileEvent =
  | { readonly type: 'provider.choose'; readonly provider: MobileMean }
  /** On what it is going to be paid: a phone opens the wallet, anything else shows a code to it. */
  | { readonly type: 'device.choose'; readonly device: PayDevice }
  | { readonly type: 'payment.begin' }
  /** How the payment stands is asked: of the provider where one is open. */
  | { readonly type: 'payment.check' }
  /** The payment that is open is given up. */
  | { readonly type: 'payment.close' }
  | ReceiptLeave
  | RunEvent;

export interface BeginQuery {
  readonly order_id: string;
  readonly key: string;
  readonly provider: MobileMean;
  readonly device: PayDevice;
}

/** Which payment the provider is asked about. */
export interface OpenQuery {
  readonly order_id: string;
  readonly payment_id: string;
}

export type MobileOutcome =
  | { readonly kind: 'told'; readonly payment: PaymentView }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

const unprovidedUntilExpiry: UntilPassed = unprovidedPort('untilExpiry');

export const mobilePorts = {
  ...paymentReading,
  beginPayment: unprovidedPort<BeginQuery, MobileOutcome>('beginPayment'),
  /** Asks the provider how the payment stands. */
  checkPayment: unprovidedPort<OpenQuery, MobileOutcome>('checkPayment'),
  /** Has the provider close the payment, unless it has been paid. */
  closePayment: unprovidedPort<OpenQuery, MobileOutcome>('closePayment'),
  /** Answers when the open payment can no longer be paid. */
  untilExpiry: unprovidedUntilExpiry,
};
export type MobilePorts = typeof mobilePorts;

/** What the machine invokes: the port that is asked, by the id of the question. */
export type MobileQuestions = { readonly [Port in keyof MobilePorts]: Port };
