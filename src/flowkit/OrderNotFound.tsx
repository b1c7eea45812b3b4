import { Trans, useLingui } from '@lingui/react/macro';
import { Actions } from './Actions.tsx';
import { CheckAgainButton } from './CheckAgainButton.tsx';
import { PageFrame } from './PageFrame.tsx';

export function OrderNotFound({ onCheck }: { readonly onCheck: () => void }) {
  const { t } = useLingui();
  return (
    <PageFrame title={t`No order found for this link`}>
      <Trans>The link may be incomplete. Ask the sender to send it again.</Trans>
      <Actions>
        <CheckAgainButton onCheck={onCheck} />
      </Actions>
    </PageFrame>
  );
}
