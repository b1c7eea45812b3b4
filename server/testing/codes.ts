import { solveChallenge } from 'altcha-lib/v1';
import { and, eq } from 'drizzle-orm';
import { calls } from '#contract/calls/index.ts';
import type { Challenge, CodePurpose } from '#contract/entities/code.ts';
import type { Database } from '../db/database.ts';
import { outbox } from '../modules/outbox/tables.ts';
import { messagesIn } from './messages.ts';
import type { TestClient } from './testClient.ts';

/** The code in a message. Throws where there is none. */
export function codeIn(body: string): string {
  const [code] = /\d{6}/.exec(body) ?? [];
  if (code === undefined) throw new Error(`there is no code in: ${body}`);
  return code;
}

/** The code that was sent last: to a number, or to anybody. */
export async function codeByMessage(db: Database, address?: string): Promise<string> {
  const isText = eq(outbox.channel, 'sms');
  const sent = await messagesIn(db, address === undefined ? isText : and(isText, eq(outbox.address, address)));
  return codeIn(sent.at(-1)?.body ?? '');
}

/** Solves a challenge as a page does. */
export async function solutionOf({ max_number, ...challenge }: Challenge): Promise<string> {
  const { salt, algorithm } = challenge;
  const solution = await solveChallenge(challenge.challenge, salt, algorithm, max_number).promise;
  if (solution === null) throw new Error('no number solves it');
  return Buffer.from(JSON.stringify({ ...challenge, number: solution.number })).toString('base64');
}

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
