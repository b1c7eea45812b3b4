import { useCallback, useEffect, useState } from 'react';
import { useServices } from '../../services.ts';
import { readActivity, readAllowed } from './readSuite.ts';
import type { Allowed } from './shown.ts';

/** What decides over the suite's menu, as far as it is known. */
export type Suite =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'known'; readonly allowed: Allowed };

interface SuiteRead {
  readonly suite: Suite;
  readonly activity: boolean;
  /** Reads it again, where it failed. */
  readonly retry: () => void;
}

/** Reads what decides over the suite's menu, once the page is there: no page waits for it. */
export function useSuite(): SuiteRead {
  const services = useServices();
  const [suite, setSuite] = useState<Suite>({ kind: 'loading' });
  const [activity, setActivity] = useState(false);
  const retry = useCallback(() => {
    setSuite({ kind: 'loading' });
    readAllowed(services).then(
      (allowed) => setSuite({ kind: 'known', allowed }),
      () => setSuite({ kind: 'failed' }),
    );
  }, [services]);
  useEffect(() => {
    retry();
    void readActivity(services).then(setActivity);
  }, [services, retry]);
  return { suite, activity, retry };
}
