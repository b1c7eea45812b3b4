import { z } from 'zod/mini';
import type { Refusal, RefusalCode } from '#contract/refusal.ts';
import { contextMigration } from '../kit/migration.ts';
import {
  type CodeEnding,
  type EnteredCode,
  enteredCode,
  type OneTimeCodeInput,
  type UnprovenPhone,
  unprovenPhone,
} from './oneTimeCodeTypes.ts';

/** The fields of a context that keep a phone that is proved by a code. */
export const provenPhone = {
  /** The code that was entered. It stays when it was refused, until another was entered. */
  code: z.nullable(enteredCode),
  /** What was typed, where somebody did not want a code then. */
  unproven: z.nullable(unprovenPhone),
  /** How often the code may still be entered, where the server has said so. */
  tries_left: z.nullable(z.int()),
} as const;

/** What a flow keeps of a phone that is proved by a code, with what the server has against it. */
export interface ProvenPhone {
  readonly code: EnteredCode | null;
  readonly unproven: UnprovenPhone | null;
  readonly tries_left: number | null;
  readonly refusal: Refusal | null;
}

/** A phone of which nothing is known. */
export const noPhone = { code: null, unproven: null, tries_left: null } as const;

/** Version 1 of the flows that have a phone proved kept no number that no code was entered for. */
export const keepsUnproven = contextMigration(1, z.looseObject({}), (context) => ({ ...context, unproven: null }));

const tellsOfCode: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'sms_code_missing',
  'sms_code_wrong',
  'sms_code_expired',
  'sms_code_exhausted',
  'mobile_invalid',
]);

/** Whether another code is needed than the one that was entered. */
export const isCodeRefused = ({ refusal }: Pick<ProvenPhone, 'refusal'>): boolean =>
  refusal !== null && tellsOfCode.has(refusal.code);

/** Whether the phone is still to be proved, or anew. */
export const isCodeNeeded = (phone: Pick<ProvenPhone, 'code' | 'refusal'>): boolean =>
  phone.code === null || isCodeRefused(phone);

/** Takes what the part has ended with: the code that somebody has entered, or what was typed where they did not want one. */
export function takeCode(phone: ProvenPhone, ending: CodeEnding): Partial<ProvenPhone> {
  if (ending.kind === 'left') return { unproven: ending.unproven };
  return { ...noPhone, code: ending.code, ...(isCodeRefused(phone) && { refusal: null }) };
}

/** What the part is told that has a code sent and entered: what it ended with before, and what the server has against that. */
export function codeToProve(phone: ProvenPhone, about: Pick<OneTimeCodeInput, 'purpose' | 'zone'>): OneTimeCodeInput {
  const { mobile, sent } = phone.unproven ?? phone.code ?? { mobile: '', sent: null };
  const wasSentSince = sent !== null && sent.resend_at !== phone.code?.sent.resend_at;
  const refused = { refusal: isCodeRefused(phone) ? phone.refusal : null, tries_left: phone.tries_left };
  return { ...about, mobile, sent, ...(wasSentSince ? { refusal: null, tries_left: null } : refused) };
}

/** How a phone is proved, as an event of the child machine has ended it. */
interface Ended {
  readonly event: { readonly output: CodeEnding };
}

/**
 * The states in which a flow has a phone proved by a code, for its chart. The flow's setup has what they name: the child machine
 * `provePhone`, the guard `isCodeAsked` (`isCodeNeeded`, and whether the number can be changed at all) and the action `takeCode`.
 */
export const phoneProof = <Context extends ProvenPhone>(
  about: (context: Context) => Pick<OneTimeCodeInput, 'purpose' | 'zone'>,
) => {
  const ended = { type: 'takeCode', params: ({ event }: Ended) => event.output } as const;
  return {
    sorting: { always: [{ guard: 'isCodeAsked', target: 'asked' }, { target: 'given' }] },
    asked: {
      invoke: {
        id: 'provePhone',
        src: 'provePhone',
        input: ({ context }: { readonly context: Context }) => codeToProve(context, about(context)),
        onDone: [
          { guard: ({ event }: Ended) => event.output.kind === 'left', target: 'left', actions: ended },
          { target: 'given', actions: ended },
        ],
      },
    },
    /** No code is wanted now. */
    left: { on: { 'phone.change': 'asked' } },
    given: { on: { 'phone.change': 'asked' } },
  } as const;
};
