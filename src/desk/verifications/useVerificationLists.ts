import { useLingui } from '@lingui/react/macro';
import type { VerificationFilter } from '#contract/calls/deskVerifications.ts';

/** How the lists of verifications are called at the desk. */
export function useVerificationLists(): Readonly<Record<VerificationFilter, string>> {
  const { t } = useLingui();
  return {
    pending: t`To check`,
    trial_pass: t`Accepted for now`,
    pass: t`Verified`,
    refuse_alternate: t`To be corrected`,
    refuse: t`Refused`,
  };
}
