import type { PartRefusal, ProofPart } from '#contract/entities/payment.ts';
import type { Money } from '#contract/money.ts';
import type { MoneyReason } from '#machines/lifecycles/money.ts';

/** What a client is told of the payment of an order. */
export type Telling =
  /** Its client has just placed it; `until`: until when it can be paid; `credit`: what activating it issues as a voucher. */
  | { readonly kind: 'placed'; readonly amount: Money; readonly until: Date; readonly credit: Money | null }
  | { readonly kind: 'nothing_to_pay'; readonly credit: Money | null }
  | { readonly kind: 'paid' }
  /** `until`: until when another proof can be handed in; null where none can. */
  | {
      readonly kind: 'proof_refused';
      readonly refusal: readonly PartRefusal[];
      readonly until: Date | null;
      readonly by_link: boolean;
    }
  | {
      readonly kind: 'money_undecided';
      readonly amount: Money;
      readonly why: Extract<MoneyReason, 'late' | 'another_amount' | 'partly_refunded'>;
    }
  | {
      readonly kind: 'money_to_refund';
      readonly amount: Money;
      readonly why: Extract<MoneyReason, 'cancelled' | 'paid_twice' | 'decided'>;
    }
  | { readonly kind: 'money_refunded'; readonly amount: Money };

/** Money, with its amount in words. */
type Sum<Kind extends Telling['kind']> = Omit<Extract<Telling, { kind: Kind }>, 'kind' | 'amount'> & {
  readonly amount: string;
};

/** The words of one language. `order` is the number of the order. */
export interface PaymentWords {
  readonly digest: Readonly<Record<Telling['kind'], (order: string) => string>>;
  readonly placed: (order: string, of: { readonly amount: string; readonly until: string }) => string;
  readonly howToPay: string;
  readonly nothingToPay: (order: string) => string;
  readonly remainingCredit: (amount: string) => string;
  readonly paid: (order: string) => string;
  readonly refused: (order: string) => string;
  readonly parts: Readonly<Record<ProofPart, string>>;
  /** One part with what is wrong with it. */
  readonly part: (name: string, words: string) => string;
  readonly again: (until: string) => string;
  readonly passOn: (until: string) => string;
  readonly undecided: (order: string, sum: Sum<'money_undecided'>) => string;
  readonly toRefund: (order: string, sum: Sum<'money_to_refund'>) => string;
  readonly refunded: (order: string, sum: Sum<'money_refunded'>) => string;
  readonly orderPage: string;
  readonly paymentPage: string;
}
