import { useLingui } from '@lingui/react/macro';
import { BarePage } from '../layout/BarePage.tsx';
import { FallbackLinks } from '../layout/RouteStates.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';

/** The user may not be signed in. */
export function Component() {
  const { t } = useLingui();
  return (
    <BarePage>
      <ErrorState page title={t`Page not found`} lost={t`The link may be incomplete or out of date.`}>
        <FallbackLinks />
      </ErrorState>
    </BarePage>
  );
}
