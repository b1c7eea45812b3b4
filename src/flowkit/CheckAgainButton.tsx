import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';

/** Reads at once what the page polls anyway. */
export const CheckAgainButton = ({ onCheck }: { readonly onCheck: () => void }) => (
  <Button variant="default" onClick={onCheck}>
    <Trans>Check again</Trans>
  </Button>
);
