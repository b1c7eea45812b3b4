import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useFaultText } from '../flowkit/faultText.ts';
import { useServices } from '../services/services.ts';
import { Notice } from '../ui/Notice.tsx';
import classes from './SessionNotice.module.css';

/** Shown, even without a page, if signing out has failed or the sign-in page could not be reached. */
export const SessionNotice = () => (
  <div className={classes.session}>
    <Message />
  </div>
);

function Message() {
  const { session } = useServices();
  const faultText = useFaultText();
  const fault = useSelector(session, ({ context }) => context.fault);
  const isNotEnded = useSelector(session, (snapshot) => snapshot.matches({ person: { staying: 'notEnded' } }));
  const isNotLeft = useSelector(session, (snapshot) => snapshot.matches({ person: 'notLeft' }));
  if (isNotEnded) {
    return (
      <Notice
        tone="bad"
        live="alert"
        title={<Trans>We couldn’t sign you out. You’re still signed in.</Trans>}
        actions={
          <Button size="compact-md" onClick={() => session.send({ type: 'session.end' })}>
            <Trans>Sign out</Trans>
          </Button>
        }
        onClose={() => session.send({ type: 'session.keep' })}
      >
        {faultText(fault)}
      </Notice>
    );
  }
  if (!isNotLeft) return null;
  return (
    <Notice
      tone="bad"
      live="alert"
      title={<Trans>You’re no longer signed in, but we couldn’t open the sign-in page.</Trans>}
      actions={
        <Button size="compact-md" onClick={() => session.send({ type: 'session.leave' })}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {faultText(fault)}
    </Notice>
  );
}
