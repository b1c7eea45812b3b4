import { chosenProvider } from '#machines/flows/mobilePayment/reasons.ts';
import type { MobileContext } from '#machines/flows/mobilePayment/types.ts';

/** What payments are begun here. */
export const wanted = {
  code: { provider: 'wechat', device: 'computer' },
  wallet: { provider: 'alipay', device: 'phone' },
} as const;
export type Wanted = keyof typeof wanted;

/** What somebody is going to begin who has chosen so. */
export function wantedBy(context: MobileContext): Wanted | null {
  const provider = chosenProvider(context);
  const isWanted = (as: Wanted) => wanted[as].provider === provider && wanted[as].device === context.chosen.device;
  if (isWanted('code')) return 'code';
  return isWanted('wallet') ? 'wallet' : null;
}

/** What the server's answers to a payment by phone depend on. */
export interface Environment {
  /** How the payment stands that was begun last; a code was begun by the page, or elsewhere. */
  readonly payment:
    | 'none'
    | 'own code'
    | 'code'
    | 'wallet'
    /** The provider has not been asked yet, or has not answered. */
    | 'preparing'
    /** Its time has passed, and nobody has asked about it since. */
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
  /** What the page is going to begin: a code of the first provider, the wallet of the other, or what no path begins. */
  readonly wanted: Wanted | null;
}

export const atFirst: Environment = { payment: 'none', order: 'unpaid', wanted: null };
