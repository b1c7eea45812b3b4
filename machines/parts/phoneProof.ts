import { z } from 'zod/mini';
import type { Refusal, RefusalCode } from '#contract/refusal.ts';
import { contextMigration } from '../kit/migration.ts';
import {
  type CodeResult,
  type EnteredCode,
  enteredCode,
  type OneTimeCodeInput,
  type UnprovenPhone,
  unprovenPhone,
} from './oneTimeCodeTypes.ts';

export const phoneContext = {
  /** The entered code. A refused code stays until another is entered. */
  code: z.nullable(enteredCode),
  /** What was typed when the user left without entering a code. */
  unproven: z.nullable(unprovenPhone),
  /** How many more codes may be entered; null if the server has not said. */
  tries_left: z.nullable(z.int()),
} as const;

export interface PhoneContext {
  readonly code: EnteredCode | null;
  readonly unproven: UnprovenPhone | null;
  readonly tries_left: number | null;
  readonly refusal: Refusal | null;
}

export const emptyPhoneContext = { code: null, unproven: null, tries_left: null } as const;

/** Version 1 of these flows did not save a number without an entered code. */
export const unprovenPhoneMigration = contextMigration(1, z.looseObject({}), (context) => ({
  ...context,
  unproven: null,
}));

const codeRefusals: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'sms_code_missing',
  'sms_code_wrong',
  'sms_code_expired',
  'sms_code_exhausted',
  'mobile_invalid',
]);

export const isCodeRefused = ({ refusal }: Pick<PhoneContext, 'refusal'>): boolean =>
  refusal !== null && codeRefusals.has(refusal.code);

export const isCodeNeeded = (phone: Pick<PhoneContext, 'code' | 'refusal'>): boolean =>
  phone.code === null || isCodeRefused(phone);

export function applyCodeResult(phone: PhoneContext, ending: CodeResult): Partial<PhoneContext> {
  if (ending.kind === 'left') return { unproven: ending.unproven };
  return { ...emptyPhoneContext, code: ending.code, ...(isCodeRefused(phone) && { refusal: null }) };
}

/** The child machine's input: its last output, and the server's refusal of that unless another code was sent since. */
export function oneTimeCodeInputOf(
  phone: PhoneContext,
  about: Pick<OneTimeCodeInput, 'purpose' | 'zone'>,
): OneTimeCodeInput {
  const { mobile, sent } = phone.unproven ?? phone.code ?? { mobile: '', sent: null };
  const wasSentSince = sent !== null && sent.resend_at !== phone.code?.sent.resend_at;
  const refused = { refusal: isCodeRefused(phone) ? phone.refusal : null, tries_left: phone.tries_left };
  return { ...about, mobile, sent, ...(wasSentSince ? { refusal: null, tries_left: null } : refused) };
}

interface CodeResultArgs {
  readonly event: { readonly output: CodeResult };
}

/**
 * The states of a flow's chart that prove a phone by a code. The flow's setup must provide the names: the child machine
 * `provePhone`, the guard `isCodeAsked` (`isCodeNeeded`, and whether the number can be changed at all) and the action
 * `applyCode`.
 */
export const phoneProofStates = <Context extends PhoneContext>(
  about: (context: Context) => Pick<OneTimeCodeInput, 'purpose' | 'zone'>,
) => {
  const ended = { type: 'applyCode', params: ({ event }: CodeResultArgs) => event.output } as const;
  return {
    routing: { always: [{ guard: 'isCodeAsked', target: 'missing' }, { target: 'provided' }] },
    missing: {
      invoke: {
        id: 'provePhone',
        src: 'provePhone',
        input: ({ context }: { readonly context: Context }) => oneTimeCodeInputOf(context, about(context)),
        onDone: [
          { guard: ({ event }: CodeResultArgs) => event.output.kind === 'left', target: 'skipped', actions: ended },
          { target: 'provided', actions: ended },
        ],
      },
    },
    /** The user does not want a code now. */
    skipped: { on: { 'phone.change': 'missing' } },
    provided: { on: { 'phone.change': 'missing' } },
  } as const;
};
