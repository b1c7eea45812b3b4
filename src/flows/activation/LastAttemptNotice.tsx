import { Trans } from '@lingui/react/macro';
import { NoEffectNotice, RefusedNotice } from '#src/flowkit/AttemptNotices.tsx';
import { useRefusalText, useShortFaultText } from '#src/flowkit/faultText.ts';
import { Notice } from '#src/ui/Notice.tsx';
import type { ViewProps } from './view.ts';

export function LastAttemptNotice({ snapshot }: Pick<ViewProps, 'snapshot'>) {
  const faultNews = useShortFaultText();
  const refusalText = useRefusalText();
  const { refusal, fault, nothing_activated, terms_changed, child_refusal } = snapshot.context;
  if (refusal !== null)
    return (
      <RefusedNotice refusal={refusal}>
        <Trans>Nothing was changed.</Trans>
      </RefusedNotice>
    );
  if (terms_changed)
    return (
      <Notice tone="warn" live="alert" title={<Trans>What you’ll get with this order has changed.</Trans>}>
        <Trans>Nothing was activated. Review the changes and confirm again.</Trans>
      </Notice>
    );
  if (nothing_activated)
    return (
      <NoEffectNotice fault={fault}>
        <Trans>That didn’t go through. Your order wasn’t activated.</Trans>
      </NoEffectNotice>
    );
  if (fault !== null)
    return (
      <Notice tone="warn" live="alert" support title={faultNews(fault)}>
        <Trans>We couldn’t get a response from the signing provider. Try again.</Trans>
      </Notice>
    );
  if (child_refusal === null) return null;
  return (
    <Notice tone="warn" live="alert" title={refusalText(child_refusal)}>
      <Trans>Ask your company’s main account owner.</Trans>
    </Notice>
  );
}
