import { Trans } from '@lingui/react/macro';
import type { Zone } from '#contract/entities/client.ts';
import { enterpriseNumberProblem } from '#machines/lifecycles/enterpriseNumbers.ts';
import { Notice } from '../ui/Notice.tsx';

/** Renders nothing unless the check digit of the enterprise's number is wrong. */
export function CheckDigitWarning({ zone, number }: { readonly zone: Zone; readonly number: string }) {
  if (enterpriseNumberProblem(zone, number) !== 'doubtful') return null;
  return (
    <Notice tone="warn" title={<Trans>The number’s check digit doesn’t match.</Trans>}>
      <Trans>Some genuine numbers also fail this check. Compare the number with the document digit by digit.</Trans>
    </Notice>
  );
}
