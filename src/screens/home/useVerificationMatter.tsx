import { Trans, useLingui } from '@lingui/react/macro';
import { firstToActivate } from '#contract/entities/attention.ts';
import type { Matter, Waiting } from './matter.ts';

/**
 * Null once the verification has passed. Only the main account submits it. If an order waits for it, the verification
 * page leads back to that order's activation.
 */
export function useVerificationMatter({
  attention: { verification, to_activate },
  isMain,
  paths,
}: Pick<Waiting, 'attention' | 'isMain' | 'paths'>): Matter | null {
  const { t } = useLingui();
  if (verification === null) return null;
  const { status, verification_type } = verification;
  const href = paths.verification(verification_type, firstToActivate({ to_activate }));
  const about = { id: 'verification', title: t`Enterprise verification`, href };
  const way = (label: string) => isMain && { action: { label, href } };
  switch (status) {
    case 'none':
      return {
        ...about,
        tone: to_activate.count > 0 ? 'warn' : 'info',
        detail: <Trans>Not submitted yet. Orders are activated once it is verified.</Trans>,
        ...way(t`Verify now`),
      };
    case 'pending':
      return { ...about, tone: 'info', detail: <Trans>Under review. You will be told of the decision.</Trans> };
    case 'trial_pass':
      return {
        ...about,
        tone: 'warn',
        detail: <Trans>Verified for now. Something is still to come.</Trans>,
        ...way(t`Verify next`),
      };
    case 'refuse':
      return {
        ...about,
        tone: 'bad',
        detail: <Trans>It was refused. Please check your details and submit them again.</Trans>,
        ...way(t`Review and resubmit`),
      };
    case 'refuse_alternate':
      return {
        ...about,
        tone: 'bad',
        detail: <Trans>Some details have to be corrected.</Trans>,
        ...way(t`Correct`),
      };
    case 'pass':
      return null;
  }
}
