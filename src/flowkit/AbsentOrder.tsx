import { Trans, useLingui } from '@lingui/react/macro';
import { Actions } from './Actions.tsx';
import { CheckAgain } from './CheckAgain.tsx';
import { PageFrame } from './PageFrame.tsx';

export function AbsentOrder({ onCheck }: { readonly onCheck: () => void }) {
  const { t } = useLingui();
  return (
    <PageFrame title={t`This link leads to no order.`}>
      <Trans>It may be incomplete. Please ask whoever sent it to you to send it again.</Trans>
      <Actions>
        <CheckAgain onCheck={onCheck} />
      </Actions>
    </PageFrame>
  );
}
