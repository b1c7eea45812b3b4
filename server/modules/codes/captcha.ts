import type { CaptchaPass, Challenge, CodePurpose } from '#contract/entities/oneTimeCode.ts';
import { codeLimits } from '#contract/limits.ts';
import type { Deps } from '../../deps.ts';
import { type Answer, type Owner, ok, refuse } from '../../wire/handler.ts';
import { ownerKey } from './ownerKey.ts';
import { makeChallenge, solvedChallengeOf } from './proofOfWork.ts';
import { captchas } from './tables.ts';

interface CaptchaRequester {
  readonly holder: Owner;
  readonly network: string;
  readonly purpose: CodePurpose;
}

const challengeBindingOf = ({ holder, network, purpose }: CaptchaRequester): string =>
  `captcha ${purpose} ${network} ${ownerKey(holder)}`;

export const makeCaptchaChallenge = (asker: CaptchaRequester, deps: Deps): Promise<Challenge> =>
  makeChallenge(
    {
      about: challengeBindingOf(asker),
      max_number: deps.settings.captcha_work.usual,
      minutes: codeLimits.captchaMinutes,
    },
    deps,
  );

/** Accepts a solution once, and only from the holder, network and purpose that its challenge was made for. */
export async function passCaptcha(asker: CaptchaRequester, solution: string, deps: Deps): Promise<Answer<CaptchaPass>> {
  const challenge = await solvedChallengeOf(solution, challengeBindingOf(asker), deps);
  if (challenge === null) return refuse('captcha_wrong');
  const captcha_id = deps.secret(128);
  const expires_at = new Date(deps.now().getTime() + codeLimits.captchaMinutes * 60_000);
  const { holder, purpose } = asker;
  const [taken] = await deps.db
    .insert(captchas)
    .values({ captcha_id, holder: ownerKey(holder), purpose, challenge, expires_at })
    .onConflictDoNothing()
    .returning({ captcha_id: captchas.captcha_id });
  return taken === undefined ? refuse('captcha_wrong') : ok({ captcha_id, expires_at: expires_at.toISOString() });
}
