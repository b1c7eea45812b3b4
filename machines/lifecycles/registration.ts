import type { RegistrationRegion } from '#contract/entities/registration.ts';
import type { Currency } from '#contract/money.ts';
import { enterpriseNumberProblem } from './enterpriseNumbers.ts';

/** In what the companies of a region pay. */
export const currencyOfRegion = {
  TW: 'TWD',
  JP: 'JPY',
  HK: 'USD',
} as const satisfies Record<RegistrationRegion, Currency>;

/** Whether a company of a region can be known by a number. One whose check digit is doubtful can: it happens. */
export const isNumberOfRegion = (region: RegistrationRegion, number: string): boolean =>
  enterpriseNumberProblem(region, number) !== 'wrong';

/** What stands against a link of a mail. One that was used stays used when its time is over. */
export type LinkProblem = 'link_used' | 'link_expired';

export function linkProblem(
  link: { readonly expires_at: Date; readonly is_registered: boolean },
  now: Date,
): LinkProblem | null {
  if (link.is_registered) return 'link_used';
  return link.expires_at <= now ? 'link_expired' : null;
}
