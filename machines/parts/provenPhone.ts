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

export const provenPhone = {
  /** The entered code. A refused code stays until another is entered. */
  code: z.nullable(enteredCode),
  /** What was typed when the user left without entering a code. */
  unproven: z.nullable(unprovenPhone),
  /** How many more codes may be entered; null if the server has not said. */
  tries_left: z.nullable(z.int()),
} as const;

export interface ProvenPhone {
  readonly code: EnteredCode | null;
  readonly unproven: UnprovenPhone | null;
  readonly tries_left: number | null;
  readonly refusal: Refusal | null;
}

export const noPhone = { code: null, unproven: null, tries_left: null } as const;

/** Version 1 of these flows did not save a number without an entered code. */
export const keepsUnproven = contextMigration(1, z.looseObject({}), (context) => ({ ...context, unproven: null }));

const tellsOfCode: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'sms_code_missing',
  'sms_code_wrong',
  'sms_code_expired',
  'sms_code_exhausted',
  'mobile_invalid',
]);

export const isCodeRefused = ({ refusal }: Pick<ProvenPhone, 'refusal'>): boolean =>
  refusal !== null && tellsOfCode.has(refusal.code);

export const isCodeNeeded = (phone: Pick<ProvenPhone, 'code' | 'refusal'>): boolean =>
  phone.code === null || isCodeRefused(phone);

export function applyCode(phone: ProvenPhone, ending: CodeEnding): Partial<ProvenPhone> {
  if (ending.kind === 'left') return { unproven: ending.unproven };
  return { ...noPhone, code: ending.code, ...(isCodeRefused(phone) && { refusal: null }) };
}

/** The child machine's input: its last output, and the server's refusal of that unless another code was sent since. */
export function codeToProve(phone: ProvenPhone, about: Pick<OneTimeCodeInput, 'purpose' | 'zone'>): OneTimeCodeInput {
  const { mobile, sent } = phone.unproven ?? phone.code ?? { mobile: '', sent: null };
  const wasSentSince = sent !== null && sent.resend_at !== phone.code?.sent.resend_at;
  const refused = { refusal: isCodeRefused(phone) ? phone.refusal : null, tries_left: phone.tries_left };
  return { ...about, mobile, sent, ...(wasSentSince ? { refusal: null, tries_left: null } : refused) };
}

interface Ended {
  readonly event: { readonly output: CodeEnding };
}

/**
 * The states of a flow's chart that prove a phone by a code. The flow's setup must provide the names: the child machine
 * `provePhone`, the guard `isCodeAsked` (`isCodeNeeded`, and whether the number can be changed at all) and the action
 * `applyCode`.
 */
export const phoneProof = <Context extends ProvenPhone>(
  about: (context: Context) => Pick<OneTimeCodeInput, 'purpose' | 'zone'>,
) => {
  const ended = { type: 'applyCode', params: ({ event }: Ended) => event.output } as const;
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
    /** The user does not want a code now. */
    left: { on: { 'phone.change': 'asked' } },
    given: { on: { 'phone.change': 'asked' } },
  } as const;
};
