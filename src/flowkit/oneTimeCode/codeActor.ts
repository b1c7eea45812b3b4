import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { type RefObject, useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { oneTimeCodeMachine } from '#machines/parts/oneTimeCode.ts';
import { faultText, messageId } from '../../forms/fieldFaultMessages.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import type { CodeSnapshot } from './refusalPlaces.ts';

/** Undefined on a page that only shows a recorded run. */
export type OneTimeCodeActor = ActorRefFrom<typeof oneTimeCodeMachine> | undefined;

/** Null on a page that only shows a run, and in tests that hold the ports: the child is then a stub without a state. */
export const useCodeSnapshot = (part: OneTimeCodeActor): CodeSnapshot | null =>
  useSelector(part, (current) => (current?.matches === undefined ? null : current));

export const smsCodeMessages = {
  missingNumber: msg`Enter the mobile number.`,
  numberElsewhere: msg`This number belongs to another country or region. Enter a mobile number from your company’s country or region.`,
  missing: msg`Enter the SMS code.`,
  malformed: msg`Enter a valid SMS code (6 digits).`,
} as const;

/** Whether the code field shows that the code was wrong: the page need not repeat it. */
export function useIsWrongCodeShown(part: OneTimeCodeActor): boolean {
  const snapshot = useCodeSnapshot(part);
  return snapshot?.matches('entering') === true && snapshot.context.refusal?.code === 'sms_code_wrong';
}

/** What the user must still do to verify the phone, depending on the state of the code machine. */
export function useUnprovenText(part: OneTimeCodeActor): string {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const snapshot = useCodeSnapshot(part);
  const number = snapshot?.matches('asking') === true ? snapshot.context.field_faults.mobile : undefined;
  if (number !== undefined) {
    const own = { missing: smsCodeMessages.missingNumber, wrong: smsCodeMessages.numberElsewhere };
    const said = number.code === 'missing' || number.code === 'wrong' ? messageId(own[number.code]) : null;
    return faultText(number, said, i18n, formats);
  }
  if (snapshot?.matches('entering') !== true) return t`Verify the phone with the code we send to it.`;
  const fault = snapshot.context.field_faults.code?.code;
  return t(fault === undefined || fault === 'missing' ? smsCodeMessages.missing : smsCodeMessages.malformed);
}

/** Submits the code field from the form around it; null while no such field is shown. */
export type SubmitCodeRef = RefObject<(() => void) | null>;

export function useSubmitCode(): { readonly entry: SubmitCodeRef; readonly submitCode: () => void } {
  const entry = useRef<(() => void) | null>(null);
  return { entry, submitCode: () => entry.current?.() };
}

/** Registers the code field with the form around it while it is mounted. */
export function useRegisterSubmit(entry: SubmitCodeRef | undefined, submit: () => void): void {
  useEffect(() => {
    if (entry === undefined) return;
    entry.current = submit;
    return () => {
      entry.current = null;
    };
  });
}
