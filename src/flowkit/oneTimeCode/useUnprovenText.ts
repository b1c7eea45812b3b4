import { useLingui } from '@lingui/react/macro';
import { faultText, words } from '../../forms/issueWords.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { codeWords } from './codeWords.ts';
import { type CodePart, useCodeSnapshot } from './useCodeSnapshot.ts';

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
