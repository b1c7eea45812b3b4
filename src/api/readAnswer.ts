import { z } from 'zod/mini';
import type { Call } from '#contract/call.ts';
import { codeName, codes } from '#contract/codes.ts';
import { envelope, refusalData } from '#contract/envelope.ts';
import { isErrorName, type RefusalCode, refusalFrom } from '#contract/refusal.ts';
import { fault, type Result } from './result.ts';

/** An answer as it came. */
export interface RawAnswer {
  readonly text: string;
  readonly status: number;
  /** The language in which the server was asked to answer. */
  readonly language: string;
}

/** What a page does about an answer before whoever has called hears of it. */
export interface AnswerOptions {
  /** Called when the server says that nobody is signed in. The call itself answers `signedOut`. */
  readonly onSignedOut: () => void;
  /** The number by which this deployment says that nobody is signed in. Asked for only after a refusal. */
  readonly signedOutCode?: () => Promise<number>;
  /** Awaited before a refusal is told, so that there is something to tell it in. */
  readonly onRefused?: () => Promise<void>;
}

/** What an answer comes to, by the call that it answers. */
export async function readAnswer<C extends Call>(
  call: C,
  answer: RawAnswer,
  options: AnswerOptions,
): Promise<Result<z.output<C['data']>>> {
  const parsed = envelope.safeParse(jsonOf(answer.text));
  if (!parsed.success) return fault('broken', `${call.path} answered ${answer.status} without an envelope`);

  const { code, data, msg } = parsed.data;
  if (code === codes.notice.code) return { kind: 'notice', data, msg };
  if (code === codes.ok.code) {
    const schema: C['data'] = call.data;
    const decoded = z.safeParse(schema, data);
    if (decoded.success) return { kind: 'ok', data: decoded.data };
    return fault('broken', `${call.path} answered data of another shape: ${pathsOf(decoded.error)}`);
  }
  if (await saysSignedOut(call, code, options)) {
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

/** Public calls never ask for a sign-in, and the settings, which name the number, are read by one of them. */
async function saysSignedOut(call: Call, code: number, options: AnswerOptions): Promise<boolean> {
  if (call.access === 'public') return false;
  return code === (options.signedOutCode === undefined ? codes.not_signed_in.code : await options.signedOutCode());
}

function refusalCodeOf(code: number): RefusalCode {
  const name = codeName(code);
  return isErrorName(name) ? name : code;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const pathsOf = (error: z.core.$ZodError): string => error.issues.map((issue) => issue.path.join('.')).join(', ');
