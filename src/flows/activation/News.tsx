import { Trans } from '@lingui/react/macro';
import { NoEffectNotice, RefusedNotice } from '#src/flowkit/AttemptNotices.tsx';
import { useFaultNews, useRefusalText } from '#src/flowkit/faultText.ts';
import { Notice } from '#src/ui/Notice.tsx';
import type { ViewProps } from './view.ts';

export function News({ snapshot }: Pick<ViewProps, 'snapshot'>) {
  const faultNews = useFaultNews();
  const refusalText = useRefusalText();
  const { refusal, fault, nothing_activated, terms_changed, child_refusal } = snapshot.context;
  if (refusal !== null)
    return (
      <RefusedNotice refusal={refusal}>
        <Trans>Nothing has changed by it.</Trans>
      </RefusedNotice>
    );
  if (terms_changed)
    return (
      <Notice tone="warn" live="alert" title={<Trans>What the order brings has changed meanwhile.</Trans>}>
        <Trans>Nothing was activated. Please look at it and confirm it again.</Trans>
      </Notice>
    );
  if (nothing_activated)
    return (
      <NoEffectNotice fault={fault}>
        <Trans>The last attempt activated nothing.</Trans>
      </NoEffectNotice>
    );
  if (fault !== null)
    return (
      <Notice tone="warn" live="alert" support title={faultNews(fault)}>
        <Trans>We could not ask the signing provider. Please try again.</Trans>
      </Notice>
    );
  if (child_refusal === null) return null;
  return (
    <Notice tone="warn" live="alert" title={refusalText(child_refusal)}>
      <Trans>Please ask whoever has the main account of your company.</Trans>
    </Notice>
  );
}
