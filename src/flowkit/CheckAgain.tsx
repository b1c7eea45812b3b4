import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';

/** Asks at once how something stands that the page follows anyway. */
export const CheckAgain = ({ onCheck }: { readonly onCheck: () => void }) => (
  <Button variant="default" onClick={onCheck}>
    <Trans>Check again</Trans>
  </Button>
);
