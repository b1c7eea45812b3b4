import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { type RefObject, useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { oneTimeCodeMachine } from '#machines/parts/oneTimeCode.ts';
import { faultText, words } from '../../forms/issueWords.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import type { CodeSnapshot } from './places.ts';

/** The part that a flow has invoked; a page that only shows a run has none. */
export type CodePart = ActorRefFrom<typeof oneTimeCodeMachine> | undefined;

/** How the part stands. Where a page only shows a run, or its ports are held, there is nothing of the part but its name: null. */
export const useCodeSnapshot = (part: CodePart): CodeSnapshot | null =>
  useSelector(part, (current) => (current?.matches === undefined ? null : current));

/** What is against a number or a code that was typed. */
export const codeWords = {
  missingNumber: msg`Please enter the mobile number.`,
  numberElsewhere: msg`This number belongs to another country or region. Please enter a mobile number of the country or region of your company.`,
  missing: msg`Please enter the SMS code.`,
  malformed: msg`The SMS code has six digits. Please check it.`,
} as const;

/** Whether the field for the code says that the code was wrong: what is around it need not say so again. */
export function useSaysWrongCode(part: CodePart): boolean {
  const snapshot = useCodeSnapshot(part);
  return snapshot?.matches('entering') === true && snapshot.context.refusal?.code === 'sms_code_wrong';
}

/** What is still to be done of a phone that has to be proved, by where the part stands that proves it. */
export function useUnprovenText(part: CodePart): string {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const snapshot = useCodeSnapshot(part);
  const number = snapshot?.matches('asking') === true ? snapshot.context.field_faults.mobile : undefined;
  if (number !== undefined) {
    const own = { missing: codeWords.missingNumber, wrong: codeWords.numberElsewhere };
    const said = number.code === 'missing' || number.code === 'wrong' ? words(own[number.code]) : null;
    return faultText(number, said, i18n, formats);
  }
  if (snapshot?.matches('entering') !== true) return t`Please verify the phone with the code we send to it.`;
  const fault = snapshot.context.field_faults.code?.code;
  return t(fault === undefined || fault === 'missing' ? codeWords.missing : codeWords.malformed);
}

/** The field for a code, while there is one, as the form around it submits it: what was typed is entered, or said to be at fault. */
export type CodeEntry = RefObject<(() => void) | null>;

/** For the form that submits a code with the rest. */
export function useCodeEntry(): { readonly entry: CodeEntry; readonly submitCode: () => void } {
  const entry = useRef<(() => void) | null>(null);
  return { entry, submitCode: () => entry.current?.() };
}

/** Lets the form around it submit the field for a code, as long as that is shown. */
export function useEnteredWith(entry: CodeEntry | undefined, submit: () => void): void {
  useEffect(() => {
    if (entry === undefined) return;
    entry.current = submit;
    return () => {
      entry.current = null;
    };
  });
}
