import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { activityBanner } from '#contract/calls/suite.ts';
import type { Allowed } from '#machines/shell/session/machine.ts';
import { afterPaint } from '../../loading/afterPaint.ts';
import { useServices } from '../../services/services.ts';

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
  const { api, session } = useServices();
  const allowed = useSelector(session, ({ context }) => context.allowed);
  const isUnreadable = useSelector(session, (snapshot) => snapshot.matches({ permissions: 'unreadable' }));
  const [activity, setActivity] = useState(false);
  const retry = () => session.send({ type: 'permissions.read' });
  useEffect(() => {
    const begin = () => {
      session.send({ type: 'permissions.read' });
      void api.call(activityBanner).then((banner) => {
        // An activity that could not be asked for is not pointed at.
        setActivity(banner.kind === 'ok' && banner.data.activity_type !== 0);
      });
    };
    return afterPaint(begin);
  }, [api, session]);
  return { suite: suiteOf(allowed, isUnreadable), activity, retry };
}

/** What was known stays, until it is read anew. */
function suiteOf(allowed: Allowed | null, isUnreadable: boolean): Suite {
  if (allowed !== null) return { kind: 'known', allowed };
  return { kind: isUnreadable ? 'failed' : 'loading' };
}
