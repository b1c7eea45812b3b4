import { useLingui } from '@lingui/react/macro';
import { codeWords } from './codeWords.ts';
import { type CodePart, useCodeSnapshot } from './useCodeSnapshot.ts';

/** What is still to be done of a phone that has to be proved, by where the part stands that proves it. */
export function useUnprovenText(part: CodePart): string {
  const { t } = useLingui();
  const snapshot = useCodeSnapshot(part);
  if (snapshot?.matches('entering') !== true) return t`Please verify the phone with the code we send to it.`;
  const fault = snapshot.context.field_faults.code?.code;
  return t(fault === undefined || fault === 'missing' ? codeWords.missing : codeWords.malformed);
}
