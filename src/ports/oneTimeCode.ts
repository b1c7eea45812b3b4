import { z } from 'zod/mini';
import { appointmentSendCode } from '#contract/calls/appointment.ts';
import {
  captchaChallenge,
  captchaPassed,
  imageVerifyCode,
  registrationSendSmsCode,
} from '#contract/calls/oneTimeCode.ts';
import { verificationSendSmsCode } from '#contract/calls/verification.ts';
import type { Challenge, CodePurpose, SentCodeInfo } from '#contract/entities/oneTimeCode.ts';
import { registrationRegion } from '#contract/entities/registration.ts';
import type { Language } from '#contract/languages.ts';
import { PortFault } from '#machines/kit/fault.ts';
import { oneTimeCodeMachine } from '#machines/parts/oneTimeCode.ts';
import {
  type CaptchaOutcome,
  type CodeOutcome,
  type CodeQuery,
  type ImageOutcome,
  type OneTimeCodePorts,
  oneTimeCodePorts,
  parseCodeQuery,
} from '#machines/parts/oneTimeCodeTypes.ts';
import type { Api } from '../api/api.ts';
import type { Result } from '../api/result.ts';
import { createUntilMoment, momentAfter } from './clock.ts';
import { createPort } from './createPort.ts';
import { expectAnswer, expectData } from './expectAnswer.ts';
import { createPolling } from './polling.ts';

/** Returns the solution together with the challenge, encoded for the server. */
type Solve = (challenge: Challenge, signal: AbortSignal) => Promise<string>;

const answer = z.object({ number: z.nullable(z.int()), problem: z.optional(z.string()) });

/** In a worker, so that the page stays responsive. It is terminated with its work, and on abort. */
export const solveInWorker: Solve = async (challenge, signal) => {
  const worker = new Worker(new URL('./solverWorker.ts', import.meta.url), { type: 'module' });
  try {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(data));
    worker.addEventListener('error', () => reject(new PortFault({ kind: 'unreachable' })));
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.postMessage(challenge);
    const { number, problem = 'no number solves it' } = answer.parse(await promise);
    if (number === null) throw new PortFault({ kind: 'broken', detail: problem });
    const { max_number: _, ...signed } = challenge;
    return btoa(JSON.stringify({ ...signed, number }));
  } finally {
    worker.terminate();
  }
};

export interface OneTimeCodeOptions {
  readonly api: Api;
  readonly now: () => Date;
  readonly solve: Solve;
  /** Language of the text message. */
  readonly language: () => Language;
  /** Secret of the tab, on a page without a session; null for the signed-in user. */
  readonly tab: string | null;
}

export function createOneTimeCodeMachine(options: OneTimeCodeOptions): typeof oneTimeCodeMachine {
  const { api, now, solve, tab } = options;

  const passCaptcha = async ({ purpose }: { readonly purpose: CodePurpose }, signal: AbortSignal) => {
    const { challenge } = expectData(await api.call(captchaChallenge, { query: { purpose }, tab, signal }));
    const solution = await solve(challenge, signal);
    const answer = expectAnswer(await api.call(captchaPassed, { body: { purpose, solution }, tab, signal }));
    return answer.kind === 'ok'
      ? ({ kind: 'passed', captcha_id: answer.data.captcha_id } as const)
      : ({ kind: 'refused', refusal: answer.refusal } as const);
  };

  const drawImage = async ({ captcha_id }: { readonly captcha_id: string }, signal: AbortSignal) => {
    const answer = expectAnswer(await api.call(imageVerifyCode, { query: { captcha_id }, tab, signal }));
    if (answer.kind === 'refused') return { kind: 'refused', refusal: answer.refusal } as const;
    const { image_code_id, image, challenge } = answer.data;
    return { kind: 'drawn', image: { image_code_id, image, challenge } } as const;
  };

  const after = (seconds: number) => momentAfter(now, seconds * 1000);

  /** Not aborted: a code that was sent cannot be withdrawn. */
  const sendCode = async (query: CodeQuery): Promise<CodeOutcome> => {
    const answer = expectAnswer(await send(options, query));
    if (answer.kind === 'ok') return { kind: 'sent', resend_at: after(answer.data.resend_after_seconds) };
    const { retry_after_seconds: wait } = answer.data;
    if (answer.refusal.code === 'sms_too_soon' && wait !== undefined)
      return { kind: 'too_soon', resend_at: after(wait) };
    return { kind: 'refused', refusal: answer.refusal, retry_at: wait === undefined ? null : after(wait) };
  };

  return oneTimeCodeMachine.provide({
    actors: {
      passCaptcha: createPort<{ readonly purpose: CodePurpose }, CaptchaOutcome>(passCaptcha),
      drawImage: createPort<{ readonly captcha_id: string }, ImageOutcome>(drawImage),
      workInstead: createPort(async ({ challenge }, signal) => {
        if (challenge === null) throw new PortFault({ kind: 'broken', detail: 'there is no challenge' });
        return { solution: await solve(challenge, signal) };
      }),
      sendCode: createPort<CodeQuery, CodeOutcome>(sendCode),
      checkOutcome: createPolling(oneTimeCodePorts.checkOutcome, (query) => sendCode(parseCodeQuery(query)), now),
      untilMoment: createUntilMoment(now),
    } satisfies OneTimeCodePorts,
  });
}

function send(
  { api, language, tab }: OneTimeCodeOptions,
  { purpose, zone, mobile, image_code_id, image_code, key }: CodeQuery,
): Promise<Result<SentCodeInfo>> {
  const image = image_code_id === '' ? {} : { image_code_id, image_code };
  const asked = { mobile, ...image, language: language() };
  switch (purpose) {
    case 'verification':
      return api.call(verificationSendSmsCode, { body: asked, key });
    case 'appointment':
      return api.call(appointmentSendCode, { query: asked, key });
    case 'registration':
      return api.call(registrationSendSmsCode, { body: { ...asked, zone: registrationRegion.parse(zone) }, key, tab });
  }
}
