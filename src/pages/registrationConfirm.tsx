import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { linkSecret, registrationConfirm, registrationLinkRead } from '#contract/calls/registration.ts';
import type { RegistrationRegion } from '#contract/entities/registration.ts';
import type { RefusalCode } from '#contract/refusal.ts';
import type { Result } from '../api/result.ts';
import type { CallFailure } from '../i18n/errorText.ts';
import { BarePage } from '../layout/BarePage.tsx';
import { ConfirmRegistration, type LinkState } from '../screens/registration/ConfirmRegistration.tsx';
import { useServices } from '../services/services.ts';
import { paths } from '../ui/paths.ts';

/**
 * The page that the e-mail's link opens. The secret is in the fragment, which browsers do not send to servers, so a
 * mail scanner that opens the address confirms nothing.
 */
export const registrationConfirmRoute = (region: RegistrationRegion) => ({ element: <ConfirmPage region={region} /> });

function ConfirmPage({ region }: { readonly region: RegistrationRegion }) {
  const secret = useLocation().hash.slice(1);
  return (
    <BarePage>
      <Confirmation key={secret} secret={secret} region={region} />
    </BarePage>
  );
}

interface ConfirmationProps {
  readonly secret: string;
  readonly region: RegistrationRegion;
}

const unknownLink: LinkState = { kind: 'failed', failure: { kind: 'refused', refusal: { code: 'link_unknown' } } };

function Confirmation({ secret, region }: ConfirmationProps) {
  const { api, newKey, tab } = useServices();
  const navigate = useNavigate();
  const isSecret = linkSecret.safeParse(secret).success;
  const [standing, setStanding] = useState<LinkState>(isSecret ? { kind: 'reading' } : unknownLink);
  // The same password is sent with the same idempotency key: without a response, the first attempt may have succeeded.
  const sent = useRef({ password: '', key: '' });

  const read = async (signal?: AbortSignal) => {
    const result = await api.call(registrationLinkRead, { body: { secret }, ...(signal && { signal }) });
    if (signal?.aborted === true) return;
    if (result.kind === 'ok') setStanding({ kind: 'open', link: result.data, isSending: false, failure: null });
    else setStanding({ kind: 'failed', failure: callFailureOf(result) });
  };
  const readAtFirst = useEffectEvent((signal: AbortSignal) => void read(signal));
  useEffect(() => {
    if (!isSecret) return;
    const leaving = new AbortController();
    readAtFirst(leaving.signal);
    return () => leaving.abort();
  }, [isSecret]);

  const confirm = async (password: string) => {
    if (standing.kind !== 'open') return;
    const { link } = standing;
    setStanding({ kind: 'open', link, isSending: true, failure: null });
    if (sent.current.password !== password) sent.current = { password, key: newKey() };
    const body = { secret, password };
    const result = await api.call(registrationConfirm, { body, key: sent.current.key, tab: tab.secret() });
    if (result.kind === 'ok') return void navigate(paths.registered(result.data.region), { replace: true });
    const failure = callFailureOf(result);
    const isOver = failure.kind === 'refused' && linkEndingRefusals.has(failure.refusal.code);
    setStanding(isOver ? { kind: 'failed', failure } : { kind: 'open', link, isSending: false, failure });
  };

  return (
    <ConfirmRegistration
      standing={standing}
      registerAt={paths.registration(region)}
      onRetry={() => {
        setStanding({ kind: 'reading' });
        void read();
      }}
      onConfirm={(password) => void confirm(password)}
    />
  );
}

/** After these refusals the link is unusable. */
const linkEndingRefusals: ReadonlySet<RefusalCode> = new Set(['link_unknown', 'link_expired', 'link_used']);

function callFailureOf(result: Exclude<Result<unknown>, { kind: 'ok' }>): CallFailure {
  switch (result.kind) {
    case 'refused':
      return { kind: 'refused', refusal: result.refusal };
    case 'fault':
      return { kind: 'fault', fault: result.fault };
    case 'notice':
      return { kind: 'notice', msg: result.msg };
    case 'signedOut':
      return { kind: 'refused', refusal: { code: 'not_signed_in' } };
  }
}
