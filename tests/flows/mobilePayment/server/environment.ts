import { chosenProvider } from '#machines/flows/mobilePayment/reasons.ts';
import type { MobileContext } from '#machines/flows/mobilePayment/types.ts';

export const paymentChoices = {
  code: { provider: 'wechat', device: 'computer' },
  wallet: { provider: 'alipay', device: 'phone' },
} as const;
export type PaymentChoice = keyof typeof paymentChoices;

export function paymentChoiceOf(context: MobileContext): PaymentChoice | null {
  const provider = chosenProvider(context);
  const isWanted = (as: PaymentChoice) =>
    paymentChoices[as].provider === provider && paymentChoices[as].device === context.chosen.device;
  if (isWanted('code')) return 'code';
  return isWanted('wallet') ? 'wallet' : null;
}

export interface Environment {
  /** Status of the last payment; "own code" if the page began it, "code" if another window did. */
  readonly payment:
    | 'none'
    | 'own code'
    | 'code'
    | 'wallet'
    /** The provider has not been asked yet, or has not answered. */
    | 'preparing'
    /** Expired, and not checked since. */
    | 'over'
    | 'unknown'
    | 'declined'
    | 'expired'
    | 'given up'
    | 'paid';
  readonly order:
    | 'unpaid'
    | 'paid'
    | 'paid twice'
    | 'cancelled'
    | 'expired'
    | 'proof'
    | 'too dear'
    | 'in another currency'
    | 'gone';
  /**
   * The payment that the page would begin: a code of the first provider, or the other's wallet; null if no path begins
   * it.
   */
  readonly wanted: PaymentChoice | null;
}

export const initialEnvironment: Environment = { payment: 'none', order: 'unpaid', wanted: null };
