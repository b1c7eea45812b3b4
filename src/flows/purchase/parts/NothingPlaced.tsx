import { Trans } from '@lingui/react/macro';
import { Notice } from '#src/ui/Notice.tsx';

/** Said after a look-up that found no order. */
export const NothingPlaced = () => (
  <Notice tone="info" live="status">
    <Trans>The last attempt placed no order and charged nothing. You can place it now.</Trans>
  </Notice>
);
