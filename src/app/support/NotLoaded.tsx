import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useErrorText } from '../../i18n/errorText.ts';
import { Dialog } from '../../ui/Dialog.tsx';

interface NotLoadedProps {
  readonly open: boolean;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Stands in for the dialog that could not be fetched, over the connection that is perhaps what is wrong. */
export function NotLoaded({ open, onRetry, onClose }: NotLoadedProps) {
  const { faultText } = useErrorText();
  return (
    <Dialog
      open={open}
      title={<Trans>Get a support code</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          <Button onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </>
      }
    >
      <p>{faultText(navigator.onLine ? 'broken' : 'offline')}</p>
    </Dialog>
  );
}
