import { calls } from '#contract/calls/index.ts';
import type { CodePurpose } from '#contract/entities/code.ts';
import { solutionOf } from './solutionOf.ts';
import type { TestClient } from './testClient.ts';

/** The solution of a captcha, as a page hands it in. */
export async function solvedCaptcha(client: TestClient, purpose: CodePurpose = 'verification') {
  const { challenge } = await client.ok(calls.captchaChallenge, { purpose });
  return { purpose, solution: await solutionOf(challenge) };
}

interface For {
  readonly mobile: string;
  readonly purpose?: CodePurpose;
}

/** What asks for a code to be sent, behind a captcha and an image that was answered by work. */
export async function askingForCode(client: TestClient, { mobile, purpose }: For) {
  const { captcha_id } = await client.ok(calls.captchaPassed, await solvedCaptcha(client, purpose));
  const { image_code_id, challenge } = await client.ok(calls.imageVerifyCode, { captcha_id });
  return { mobile, image_code_id, image_code: await solutionOf(challenge), language: 'zh-CN' } as const;
}
