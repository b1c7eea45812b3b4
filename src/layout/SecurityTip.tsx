import { lazy, Suspense, useEffect, useState } from 'react';
import { loginRiskRead } from '#contract/calls/security.ts';
import type { LoginRisk } from '#contract/entities/session.ts';
import { withMessages } from '../i18n/activateLanguage.ts';
import { afterPaint } from '../loading/afterPaint.ts';
import { useApi } from '../services/services.ts';

const SignInRisk = lazy(
  withMessages('signInRisk', async () => ({ default: (await import('./SignInRisk.tsx')).SignInRisk })),
);

/** Checks once per document whether an unknown browser has signed in to the account. */
export function SecurityTip() {
  const api = useApi();
  const [risk, setRisk] = useState<LoginRisk | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    const cancel = afterPaint(() => {
      // A failure is ignored: the security centre shows the same.
      void api.call(loginRiskRead, { signal: asking.signal }).then((came) => {
        if (came.kind === 'ok' && came.data.loginRiskCount > 0) setRisk(came.data);
      });
    });
    return () => {
      cancel();
      asking.abort();
    };
  }, [api]);
  if (risk === null) return null;
  return (
    <Suspense fallback={null}>
      <SignInRisk risk={risk} />
    </Suspense>
  );
}
