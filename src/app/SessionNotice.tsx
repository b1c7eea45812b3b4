import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { Fault, Refusal } from '#machines/kit/fault.ts';
import { useFaultWords } from '../i18n/faultWords.ts';
import { Notice } from '../ui/Notice.tsx';
import classes from './layout/RootLayout.module.css';
import { refusalWords } from './load.ts';
import { useServices } from './services.ts';

/** What has to be known by who could not be signed out, or led to the sign-in page, whether or not a page is there. */
export const SessionNotice = () => (
  <div className={classes.session}>
    <Told />
  </div>
);

function Told() {
  const { session } = useServices();
  const fault = useSelector(session, ({ context }) => context.fault);
  const isNotEnded = useSelector(session, (snapshot) => snapshot.matches({ person: { staying: 'notEnded' } }));
  const isNotLeft = useSelector(session, (snapshot) => snapshot.matches({ person: 'notLeft' }));
  if (isNotEnded) {
    return (
      <Notice
        tone="bad"
        live="alert"
        title={<Trans>You could not be signed out, and are still signed in.</Trans>}
        actions={
          <Button size="compact-md" onClick={() => session.send({ type: 'session.end' })}>
            <Trans>Sign out</Trans>
          </Button>
        }
        onClose={() => session.send({ type: 'session.keep' })}
      >
        <FaultTold fault={fault} />
      </Notice>
    );
  }
  if (!isNotLeft) return null;
  return (
    <Notice
      tone="bad"
      live="alert"
      title={<Trans>You are not signed in any more, and the sign-in page could not be reached.</Trans>}
      actions={
        <Button size="compact-md" onClick={() => session.send({ type: 'session.leave' })}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <FaultTold fault={fault} />
    </Notice>
  );
}

/** Says in words what has happened. */
function FaultTold({ fault }: { readonly fault: Fault | null }) {
  const faultWords = useFaultWords();
  switch (fault?.kind) {
    case 'refused':
      return <RefusalTold refusal={fault.error} />;
    case 'signedOut':
      return <RefusalTold refusal="not_signed_in" />;
    case 'notice':
      return fault.msg || faultWords('broken');
    default:
      return faultWords(fault?.kind ?? 'broken');
  }
}

/** In the server's words where the code is not known here. */
function RefusalTold({ refusal }: { readonly refusal: Refusal }) {
  const faultWords = useFaultWords();
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => {
    if (typeof refusal !== 'string') return;
    let isAsked = true;
    // The words of a refusal before may come after those of this one.
    void refusalWords(refusal).then((found) => isAsked && setWords(found));
    return () => {
      isAsked = false;
      setWords(null);
    };
  }, [refusal]);
  const told = typeof refusal === 'string' ? words : refusal.msg;
  return told === null ? null : told || faultWords('broken');
}
