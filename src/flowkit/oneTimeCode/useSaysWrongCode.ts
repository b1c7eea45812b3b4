import { type CodePart, useCodeSnapshot } from './useCodeSnapshot.ts';

/** Whether the field for the code says that the code was wrong: what is around it need not say so again. */
export function useSaysWrongCode(part: CodePart): boolean {
  const snapshot = useCodeSnapshot(part);
  return snapshot?.matches('entering') === true && snapshot.context.refusal?.code === 'sms_code_wrong';
}
