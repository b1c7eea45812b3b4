import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useFaultWords } from '../../i18n/faultWords.ts';
import { Notice } from '../../ui/Notice.tsx';
import classes from './support.module.css';

interface NotLoadedProps {
  readonly open: boolean;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Says that the dialog could not be fetched, over the connection that is perhaps what is wrong. */
export function NotLoaded({ open, onRetry, onClose }: NotLoadedProps) {
  const faultText = useFaultWords();
  if (!open) return null;
  return (
    <div className={classes.notLoaded}>
      <Notice
        tone="bad"
        live="alert"
        title={<Trans>The support code could not be prepared.</Trans>}
        onClose={onClose}
        actions={
          <Button variant="default" size="sm" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {faultText(navigator.onLine ? 'broken' : 'offline')}
      </Notice>
    </div>
  );
}
