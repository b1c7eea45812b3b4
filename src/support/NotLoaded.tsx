import { Trans } from '@lingui/react/macro';
import { Box, Button } from '@mantine/core';
import { useFaultWords } from '../i18n/faultWords.ts';
import { aboveBars } from '../ui/aboveBars.ts';
import { Notice } from '../ui/Notice.tsx';

interface NotLoadedProps {
  readonly open: boolean;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Shown when the dialog could not be loaded. */
export function NotLoaded({ open, onRetry, onClose }: NotLoadedProps) {
  const faultText = useFaultWords();
  if (!open) return null;
  return (
    <Box pos="fixed" bottom={aboveBars} left={8} right={8} maw={480} mx="auto" style={{ zIndex: 130 }}>
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
    </Box>
  );
}
