import { useLingui } from '@lingui/react/macro';
import { type CodePart, useCodeSnapshot } from './useCodeSnapshot.ts';

/** What is still to be done of a phone that has to be proved, by where the part stands that proves it. */
export function useUnprovenText(part: CodePart): string {
  const { t } = useLingui();
  const isEntering = useCodeSnapshot(part)?.matches('entering') === true;
  return isEntering
    ? t`Please enter the SMS code, then press “Use this code”.`
    : t`Please verify the phone with the code we send to it.`;
}
