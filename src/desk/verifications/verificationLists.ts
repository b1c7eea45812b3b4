import { useLingui } from '@lingui/react/macro';
import { z } from 'zod/mini';
import { type VerificationFilter, verificationFilter } from '#contract/calls/deskVerifications.ts';

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

export function verificationQueueIn(request: Request) {
  const asked = new URL(request.url).searchParams;
  const status = z.catch(verificationFilter, 'pending').parse(asked.get('status'));
  const search = asked.get('search')?.slice(0, 100) ?? '';
  return { status, search, query: { status, ...(search !== '' && { search }) } };
}
