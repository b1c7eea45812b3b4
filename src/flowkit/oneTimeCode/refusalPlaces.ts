import type { SnapshotFrom } from 'xstate';
import type { Refusal, RefusalCode } from '#contract/refusal.ts';
import type { oneTimeCodeMachine } from '#machines/parts/oneTimeCode.ts';

export type CodeSnapshot = SnapshotFrom<typeof oneTimeCodeMachine>;

const imageStates = ['loading', 'unloaded', 'ready', 'working', 'worked'] as const;

/** Null before the captcha has been passed. */
export const imageStateOf = (snapshot: CodeSnapshot): (typeof imageStates)[number] | null =>
  imageStates.find((state) => snapshot.matches({ asking: { image: state } })) ?? null;

export function captchaStateOf(snapshot: CodeSnapshot): 'open' | 'proving' | 'passed' {
  if (imageStateOf(snapshot) !== null) return 'passed';
  return snapshot.matches({ asking: { captcha: 'proving' } }) ? 'proving' : 'open';
}

type RefusalPlace = 'mobile' | 'captcha' | 'image' | 'form';

const placeOfRefusalCode: ReadonlyMap<RefusalCode, RefusalPlace> = new Map<RefusalCode, RefusalPlace>([
  ['mobile_invalid', 'mobile'],
  ['sms_country_not_served', 'mobile'],
  ['captcha_wrong', 'captcha'],
  ['captcha_expired', 'captcha'],
  ['image_code_wrong', 'image'],
  ['image_code_expired', 'image'],
]);

const submittedCodeRefusals: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'sms_code_missing',
  'sms_code_expired',
  'sms_code_exhausted',
]);

/** These refusals concern a code that the flow has submitted: the page of the flow shows them. */
export const concernsSubmittedCode = ({ code }: Refusal): boolean => submittedCodeRefusals.has(code);

export const placeOfRefusal = ({ code }: Refusal): RefusalPlace => placeOfRefusalCode.get(code) ?? 'form';
