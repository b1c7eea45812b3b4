import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { activityBanner } from '#contract/calls/suite.ts';
import type { UserPermissions } from '#machines/shell/session/machine.ts';
import { afterPaint } from '../../loading/afterPaint.ts';
import { useServices } from '../../services/services.ts';

export type Suite =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'known'; readonly allowed: UserPermissions };

interface SuiteRead {
  readonly suite: Suite;
  readonly activity: boolean;
  readonly retry: () => void;
}

/** Reads the permissions after the page has painted: no page waits for them. */
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
        // If the activity cannot be read, nothing is marked.
        setActivity(banner.kind === 'ok' && banner.data.activity_type !== 0);
      });
    };
    return afterPaint(begin);
  }, [api, session]);
  return { suite: suiteOf(allowed, isUnreadable), activity, retry };
}

/** Keeps known permissions while they are read again. */
function suiteOf(allowed: UserPermissions | null, isUnreadable: boolean): Suite {
  if (allowed !== null) return { kind: 'known', allowed };
  return { kind: isUnreadable ? 'failed' : 'loading' };
}
