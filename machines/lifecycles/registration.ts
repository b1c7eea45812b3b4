import type { RegistrationRegion } from '#contract/entities/registration.ts';
import type { Currency } from '#contract/money.ts';
import { enterpriseNumberProblem } from './enterpriseNumbers.ts';

export const currencyOfRegion = {
  TW: 'TWD',
  JP: 'JPY',
  HK: 'USD',
} as const satisfies Record<RegistrationRegion, Currency>;

/** A doubtful check digit is accepted, as registers contain such numbers. */
export const isNumberOfRegion = (region: RegistrationRegion, number: string): boolean =>
  enterpriseNumberProblem(region, number) !== 'wrong';

/** A used link stays `link_used` after it expires. */
export type LinkProblem = 'link_used' | 'link_expired';

export function linkProblem(
  link: { readonly expires_at: Date; readonly is_registered: boolean },
  now: Date,
): LinkProblem | null {
  if (link.is_registered) return 'link_used';
  return link.expires_at <= now ? 'link_expired' : null;
}
