import { useLingui } from '@lingui/react/macro';
import { z } from 'zod/mini';
import { type VerificationFilter, verificationFilter } from '#contract/calls/deskVerifications.ts';

export function useVerificationLists(): Readonly<Record<VerificationFilter, string>> {
  const { t } = useLingui();
  return {
    pending: t`To review`,
    trial_pass: t`Provisionally verified`,
    pass: t`Verified`,
    refuse_alternate: t`Needs correction`,
    refuse: t`Rejected`,
  };
}

export function verificationQueueIn(request: Request) {
  const asked = new URL(request.url).searchParams;
  const status = z.catch(verificationFilter, 'pending').parse(asked.get('status'));
  const search = asked.get('search')?.slice(0, 100) ?? '';
  return { status, search, query: { status, ...(search !== '' && { search }) } };
}
