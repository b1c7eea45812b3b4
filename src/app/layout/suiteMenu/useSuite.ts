import { useCallback, useEffect, useState } from 'react';
import { useServices } from '../../services.ts';
import { readActivity, readAllowed } from './readSuite.ts';
import type { Allowed } from './shown.ts';

const importParts = () => import('./parts.ts');

/** The suite's menu as far as it is there: it is fetched after the page, which does not wait for it. */
export type Suite =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'known'; readonly allowed: Allowed; readonly parts: Awaited<ReturnType<typeof importParts>> };

interface SuiteRead {
  readonly suite: Suite;
  readonly activity: boolean;
  /** Reads it again, where it failed. */
  readonly retry: () => void;
}

/** Reads what decides over the suite's menu, and fetches what it is made of. */
export function useSuite(): SuiteRead {
  const services = useServices();
  const [suite, setSuite] = useState<Suite>({ kind: 'loading' });
  const [activity, setActivity] = useState(false);
  const retry = useCallback(() => {
    setSuite({ kind: 'loading' });
    Promise.all([readAllowed(services), importParts()]).then(
      ([allowed, parts]) => setSuite({ kind: 'known', allowed, parts }),
      () => setSuite({ kind: 'failed' }),
    );
  }, [services]);
  useEffect(() => {
    retry();
    void readActivity(services).then(setActivity);
  }, [services, retry]);
  return { suite, activity, retry };
}
