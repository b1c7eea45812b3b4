import { Trans, useLingui } from '@lingui/react/macro';
import { firstOrderToActivate } from '#contract/entities/actionItems.ts';
import type { ActionItem, ActionItemsInput } from './actionItem.ts';

/**
 * Null once the verification has passed. Only the main account submits it. If an order waits for it, the verification
 * page leads back to that order's activation.
 */
export function useVerificationActionItem({
  attention: { verification, to_activate },
  isMain,
  paths,
}: Pick<ActionItemsInput, 'attention' | 'isMain' | 'paths'>): ActionItem | null {
  const { t } = useLingui();
  if (verification === null) return null;
  const { status, verification_type } = verification;
  const href = paths.verification(verification_type, firstOrderToActivate({ to_activate }));
  const about = { id: 'verification', title: t`Company verification`, href };
  const way = (label: string) => isMain && { action: { label, href } };
  switch (status) {
    case 'none':
      return {
        ...about,
        tone: to_activate.count > 0 ? 'warn' : 'info',
        detail: <Trans>Not submitted yet. Verify your company to activate orders.</Trans>,
        ...way(t`Verify now`),
      };
    case 'pending':
      return { ...about, tone: 'info', detail: <Trans>Under review. We’ll notify you of the result.</Trans> };
    case 'trial_pass':
      return {
        ...about,
        tone: 'warn',
        detail: <Trans>Provisionally verified. Some documents are still missing.</Trans>,
        ...way(t`Continue verification`),
      };
    case 'refuse':
      return {
        ...about,
        tone: 'bad',
        detail: <Trans>Not approved. Check your details and submit them again.</Trans>,
        ...way(t`Review and resubmit`),
      };
    case 'refuse_alternate':
      return {
        ...about,
        tone: 'bad',
        detail: <Trans>Some details need correction.</Trans>,
        ...way(t`Correct details`),
      };
    case 'pass':
      return null;
  }
}
