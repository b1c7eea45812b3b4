import { z } from 'zod/mini';
import type { Call } from '#contract/call.ts';
import { envelope, refusalData } from '#contract/envelope.ts';
import { isErrorName, type RefusalCode, refusalFrom } from '#contract/refusal.ts';
import { codeName, codes } from '#contract/responseCodes.ts';
import { fault, type Result } from './result.ts';

export interface RawAnswer {
  readonly text: string;
  readonly status: number;
  /** Language that the request asked for. */
  readonly language: string;
}

export interface AnswerOptions {
  /** The call itself returns `signedOut`. */
  readonly onSignedOut: () => void;
  /** The code by which this deployment says "not signed in". Read only after a refusal. */
  readonly signedOutCode?: () => Promise<number>;
  /** Awaited before a refusal is returned, so that its messages are loaded. */
  readonly onRefused?: () => Promise<void>;
}

export async function readAnswer<C extends Call>(
  call: C,
  answer: RawAnswer,
  options: AnswerOptions,
): Promise<Result<z.output<C['data']>>> {
  const parsed = envelope.safeParse(tryParseJson(answer.text));
  if (!parsed.success) return fault('broken', `${call.path} answered ${answer.status} without an envelope`);

  const { code, data, msg } = parsed.data;
  if (code === codes.notice.code) return { kind: 'notice', data, msg };
  if (code === codes.ok.code) {
    const schema: C['data'] = call.data;
    const decoded = z.safeParse(schema, data);
    if (decoded.success) return { kind: 'ok', data: decoded.data };
    return fault('broken', `${call.path} answered data of another shape: ${issuePathsOf(decoded.error)}`);
  }
  if (await isSignedOutCode(call, code, options)) {
    options.onSignedOut();
    return { kind: 'signedOut' };
  }
  await options.onRefused?.();
  const refusal = refusalData.safeParse(data);
  return {
    kind: 'refused',
    refusal: refusalFrom(refusalCodeOf(code), msg, answer.language),
    data: refusal.success ? refusal.data : {},
  };
}

/** Public calls never report a sign-out: the settings that hold the code are themselves read by a public call. */
async function isSignedOutCode(call: Call, code: number, options: AnswerOptions): Promise<boolean> {
  if (call.access === 'public') return false;
  return code === (options.signedOutCode === undefined ? codes.not_signed_in.code : await options.signedOutCode());
}

function refusalCodeOf(code: number): RefusalCode {
  const name = codeName(code);
  return isErrorName(name) ? name : code;
}

function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const issuePathsOf = (error: z.core.$ZodError): string => error.issues.map((issue) => issue.path.join('.')).join(', ');
