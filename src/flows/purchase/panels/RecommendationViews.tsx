import { Trans, useLingui } from '@lingui/react/macro';
import { useFaultText, useRefusalText } from '#src/flowkit/faultText.ts';
import { errorMessageOf, purchaseErrorTexts } from '#src/i18n/errorText.ts';
import { useFormats } from '#src/i18n/useFormats.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { TextButton } from '#src/ui/TextButton.tsx';
import type { RecommendationLeaf, View, ViewProps } from '../view.ts';

const Nothing: View = () => null;

function Missing() {
  const { t } = useLingui();
  return <Notice tone="warn">{t(errorMessageOf('invite_code_empty'))}</Notice>;
}

function Unverified() {
  const { t } = useLingui();
  return <Notice tone="info">{t(purchaseErrorTexts.inviteUnverified)}</Notice>;
}

const Verifying: View = () => (
  <Notice tone="info">
    <Trans>Verifying code…</Trans>
  </Notice>
);

function Verified({ snapshot }: ViewProps) {
  const { percentOff } = useFormats();
  const { invite } = snapshot.context;
  if (invite === null) return null;
  const { percent, recommended_by } = invite;
  const discount = percentOff(percent);
  return (
    <Notice tone="good">
      {recommended_by === null ? (
        <Trans>Code verified: {discount}.</Trans>
      ) : (
        <Trans>
          Code verified: {discount}, recommended by {recommended_by}.
        </Trans>
      )}
    </Notice>
  );
}

function Refused({ snapshot }: ViewProps) {
  const refusalText = useRefusalText();
  return <Notice tone="bad">{refusalText(snapshot.context.invite_refusal ?? { code: 'invite_code_unknown' })}</Notice>;
}

function Failed({ snapshot, send }: ViewProps) {
  const faultText = useFaultText();
  return (
    <Notice
      tone="bad"
      support
      title={<Trans>We couldn’t check this code. Try again.</Trans>}
      actions={
        <TextButton onClick={() => send({ type: 'invite.verify' })}>
          <Trans>Check code again</Trans>
        </TextButton>
      }
    >
      {faultText(snapshot.context.invite_fault)}
    </Notice>
  );
}

export const recommendationViews = {
  'choosing.invite.deciding': Nothing,
  'choosing.invite.empty': Nothing,
  'choosing.invite.missing': Missing,
  'choosing.invite.unverified': Unverified,
  'choosing.invite.verifying': Verifying,
  'choosing.invite.verified': Verified,
  'choosing.invite.refused': Refused,
  'choosing.invite.failed': Failed,
} as const satisfies Record<RecommendationLeaf, View>;
