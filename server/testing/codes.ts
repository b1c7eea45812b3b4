import { solveChallenge } from 'altcha-lib/v1';
import { and, eq } from 'drizzle-orm';
import { calls } from '#contract/calls/index.ts';
import type { Challenge, CodePurpose } from '#contract/entities/oneTimeCode.ts';
import type { Database } from '../db/database.ts';
import { outbox } from '../modules/outbox/tables.ts';
import { messagesIn } from './messages.ts';
import type { TestClient } from './testClient.ts';

export function codeIn(body: string): string {
  const [code] = /\d{6}/.exec(body) ?? [];
  if (code === undefined) throw new Error(`there is no code in: ${body}`);
  return code;
}

/** To any number if `address` is undefined. */
export async function readSentCode(db: Database, address?: string): Promise<string> {
  const isText = eq(outbox.channel, 'sms');
  const sent = await messagesIn(db, address === undefined ? isText : and(isText, eq(outbox.address, address)));
  return codeIn(sent.at(-1)?.body ?? '');
}

export async function solveCaptchaChallenge({ max_number, ...challenge }: Challenge): Promise<string> {
  const { salt, algorithm } = challenge;
  const solution = await solveChallenge(challenge.challenge, salt, algorithm, max_number).promise;
  if (solution === null) throw new Error('no number solves it');
  return Buffer.from(JSON.stringify({ ...challenge, number: solution.number })).toString('base64');
}

export async function solveCaptcha(client: TestClient, purpose: CodePurpose = 'verification') {
  const { challenge } = await client.ok(calls.captchaChallenge, { purpose });
  return { purpose, solution: await solveCaptchaChallenge(challenge) };
}

interface CodeOptions {
  readonly mobile: string;
  readonly purpose?: CodePurpose;
}

/** Solves the captcha and the image code by work. */
export async function codeRequestFor(client: TestClient, { mobile, purpose }: CodeOptions) {
  const { captcha_id } = await client.ok(calls.captchaPassed, await solveCaptcha(client, purpose));
  const { image_code_id, challenge } = await client.ok(calls.imageVerifyCode, { captcha_id });
  return { mobile, image_code_id, image_code: await solveCaptchaChallenge(challenge), language: 'zh-CN' } as const;
}
