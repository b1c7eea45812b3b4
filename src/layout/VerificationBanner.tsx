import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { fromPromise, type SnapshotFrom } from 'xstate';
import type { UserInfo } from '#contract/entities/client.ts';
import { verificationTypeOf } from '#contract/entities/verification.ts';
import { type BannerInput, verificationBannerMachine } from '#machines/shell/verificationBanner/machine.ts';
import { usePageActor } from '../services/usePageActor.ts';
import { AppLink } from '../ui/AppLink.tsx';
import { Notice } from '../ui/Notice.tsx';
import { activationOrderIn, isVerificationPage, paths } from '../ui/paths.ts';
import { isBannerClosed, rememberClosed } from './closedBanner.ts';

export function VerificationBanner({ user: { client_id, client, verification } }: { readonly user: UserInfo }) {
  const location = useLocation();
  // The verification page shows the status itself, perhaps from newer data.
  if (isVerificationPage(location)) return null;
  if (client_id === null || client === null || verification === null) return null;
  const { status, message, verification_type } = verification;
  const is_closed = isBannerClosed(document.cookie, client_id);
  const input = { verification, client, is_closed };
  return <Banner key={[status, verification_type, message].join(' ')} client_id={client_id} input={input} />;
}

interface BannerProps {
  readonly client_id: string;
  readonly input: BannerInput;
}

function Banner({ client_id, input }: BannerProps) {
  const machine = useMemo(
    () =>
      verificationBannerMachine.provide({
        actors: {
          rememberClosing: fromPromise(async () => {
            rememberClosed(document, client_id);
            return null;
          }),
        },
      }),
    [client_id],
  );
  const banner = usePageActor(machine, input);
  const snapshot = useSelector(banner, (current) => current);
  const { t } = useLingui();
  if (snapshot.matches({ passed: 'closing' }) || snapshot.matches({ passed: 'closed' })) return null;
  return (
    <aside aria-label={t`Company verification`}>
      <BannerContent snapshot={snapshot} onClose={() => banner.send({ type: 'banner.close' })} />
    </aside>
  );
}

interface BannerContentProps {
  readonly snapshot: SnapshotFrom<typeof verificationBannerMachine>;
  readonly onClose: () => void;
}

function BannerContent({ snapshot, onClose }: BannerContentProps) {
  const { t } = useLingui();
  const { client, verification } = snapshot.context;
  // A user who is activating an order returns to it.
  const href = paths.verification(verificationTypeOf(client.use_zone), activationOrderIn(useLocation()));
  const way = (label: string) => <AppLink href={href}>{label}</AppLink>;
  if (snapshot.matches('prompting')) {
    const title = snapshot.matches({ prompting: 'foreign' }) ? (
      <Trans>Verify your company to activate orders paid from overseas.</Trans>
    ) : (
      <Trans>Verify your company to activate orders.</Trans>
    );
    return <Notice tone="info" title={title} actions={way(t`Verify now`)} />;
  }
  if (snapshot.matches('reviewing')) {
    return (
      <Notice tone="info" title={<Trans>We’re reviewing your verification and will notify you of the result.</Trans>} />
    );
  }
  if (snapshot.matches('passedForNow')) {
    return (
      <Notice
        tone="warn"
        title={<Trans>Your company is provisionally verified. Some documents are still missing.</Trans>}
        actions={way(t`Continue verification`)}
      >
        {snapshot.matches({ passedForNow: 'inTheirWords' }) && <bdi>{verification.message}</bdi>}
      </Notice>
    );
  }
  if (snapshot.matches('passed')) {
    return <Notice tone="good" title={<Trans>Your company is verified.</Trans>} onClose={onClose} />;
  }
  return (
    <Notice
      tone="bad"
      title={<Trans>Your company verification wasn’t approved.</Trans>}
      actions={way(t`Review and resubmit`)}
    >
      {snapshot.matches({ refused: 'inTheirWords' }) ? (
        <bdi>{verification.message}</bdi>
      ) : (
        <Trans>Check your details and submit them again.</Trans>
      )}
    </Notice>
  );
}
