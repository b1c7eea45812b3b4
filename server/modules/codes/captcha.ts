import type { CaptchaPass, Challenge, CodePurpose } from '#contract/entities/code.ts';
import { codeLimits } from '#contract/limits.ts';
import type { Deps } from '../../deps.ts';
import { type Answer, type Holder, ok, refuse } from '../../wire/handler.ts';
import { holderName } from './holder.ts';
import { captchas } from './tables.ts';
import { makeChallenge, solvedChallengeOf } from './work.ts';

interface RateLimitSubject {
  readonly holder: Holder;
  readonly network: string;
  readonly purpose: CodePurpose;
}

const aboutOf = ({ holder, network, purpose }: RateLimitSubject): string =>
  `captcha ${purpose} ${network} ${holderName(holder)}`;

export const challengeFor = (asker: RateLimitSubject, deps: Deps): Promise<Challenge> =>
  makeChallenge(
    { about: aboutOf(asker), max_number: deps.settings.captcha_work.usual, minutes: codeLimits.captchaMinutes },
    deps,
  );

/** Accepts a solution once, and only from the holder, network and purpose that its challenge was made for. */
export async function passCaptcha(asker: RateLimitSubject, solution: string, deps: Deps): Promise<Answer<CaptchaPass>> {
  const challenge = await solvedChallengeOf(solution, aboutOf(asker), deps);
  if (challenge === null) return refuse('captcha_wrong');
  const captcha_id = deps.secret(128);
  const expires_at = new Date(deps.now().getTime() + codeLimits.captchaMinutes * 60_000);
  const { holder, purpose } = asker;
  const [taken] = await deps.db
    .insert(captchas)
    .values({ captcha_id, holder: holderName(holder), purpose, challenge, expires_at })
    .onConflictDoNothing()
    .returning({ captcha_id: captchas.captcha_id });
  return taken === undefined ? refuse('captcha_wrong') : ok({ captcha_id, expires_at: expires_at.toISOString() });
}
