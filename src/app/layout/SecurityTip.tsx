import { lazy, Suspense, useEffect, useState } from 'react';
import { loginRiskRead } from '#contract/calls/security.ts';
import type { LoginRisk } from '#contract/entities/session.ts';
import { withWords } from '../../i18n/activate.ts';
import { afterPaint } from '../../loading/afterPaint.ts';
import { useApi } from '../../services/services.ts';

const RiskTold = lazy(
  withWords('riskTold', async () => ({ default: (await import('../panels/riskTold.tsx')).RiskTold })),
);

/** Looks once for each page that is opened whether the account was signed in to by a browser that it did not know, and says so. */
export function SecurityTip() {
  const api = useApi();
  const [risk, setRisk] = useState<LoginRisk | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    const callOff = afterPaint(() => {
      // Where nobody can be asked nothing is told: the security centre says it too.
      void api.call(loginRiskRead, { signal: asking.signal }).then((came) => {
        if (came.kind === 'ok' && came.data.loginRiskCount > 0) setRisk(came.data);
      });
    });
    return () => {
      callOff();
      asking.abort();
    };
  }, [api]);
  if (risk === null) return null;
  return (
    <Suspense fallback={null}>
      <RiskTold risk={risk} />
    </Suspense>
  );
}
