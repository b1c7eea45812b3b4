import type { Refusal } from '#contract/refusal.ts';
import type { Fault } from '#machines/kit/fault.ts';
import type { Translate } from '../../browser/translator.ts';

const faultTexts = {
  offline: 'You’re offline. Check your connection and try again.',
  unreachable: 'We couldn’t connect. Try again in a moment.',
  timeout: 'fault.timeout',
  signedOut: 'error.not_signed_in',
  broken: 'Something went wrong on our side. Try again. If it keeps happening, contact us.',
} as const satisfies Record<Exclude<Fault['kind'], 'refused' | 'notice'>, string>;

/** Shown while the page retries by itself: these ask nothing of the user. */
const retryingFaultTexts = {
  ...faultTexts,
  offline: 'You’re offline.',
  unreachable: 'We couldn’t connect to the server.',
  timeout: 'The request timed out.',
  broken: 'Something went wrong on our side.',
} as const;

export function faultText(say: Translate, fault: Fault | null, isTriedAgain: boolean): string {
  const ids = isTriedAgain ? retryingFaultTexts : faultTexts;
  if (fault === null) return say(ids.broken);
  if (fault.kind === 'refused') return refusalText(say, fault.refusal);
  return fault.kind === 'notice' ? fault.msg : say(ids[fault.kind]);
}

/** The page takes refusal messages from the server's catalogue, so both use the same text for a code that both know. */
export const refusalText = (say: Translate, { code, message }: Refusal): string =>
  typeof code === 'string' ? say(`error.${code}`) : (message?.text ?? '');
