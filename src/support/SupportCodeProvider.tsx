import { Trans } from '@lingui/react/macro';
import { Box, Button } from '@mantine/core';
import { IconLifebuoy } from '@tabler/icons-react';
import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react';
import { withMessages } from '../i18n/activateLanguage.ts';
import { useFaultMessage } from '../i18n/faultMessages.ts';
import { aboveBars } from '../ui/aboveBars.ts';
import { Notice } from '../ui/Notice.tsx';
import { SupportLinkProvider } from '../ui/SupportLink.tsx';
import { TextButton } from '../ui/TextButton.tsx';
import type { SupportDialogProps } from './SupportDialog.tsx';
import { useNewestRun } from './useNewestRun.ts';

const loadDialog = withMessages('supportDialog', async () => (await import('./SupportDialog.tsx')).SupportDialog);

interface DialogState {
  /** Null if it could not be loaded. */
  readonly Dialog: ComponentType<SupportDialogProps> | null;
  readonly open: boolean;
  /** Counts the openings: each mounts a new dialog. */
  readonly count: number;
}

/**
 * Offers a support code wherever a component has a `SupportLink`. The dialog is rendered here and not beside its
 * button, as the button may disappear with the error that it belongs to.
 */
export function SupportCodeProvider({ children }: { readonly children: ReactNode }) {
  const [{ Dialog, open, count }, setState] = useState<DialogState>({ Dialog: null, open: false, count: 0 });
  const run = useNewestRun();
  const { ask, button } = useMemo(() => {
    const openWith = (dialog: DialogState['Dialog']) =>
      setState((before) => ({ Dialog: dialog, open: true, count: before.count + 1 }));
    const ask = () => void loadDialog().then(openWith, () => openWith(null));
    return { ask, button: <SupportButton onAsk={ask} /> };
  }, []);
  const close = () => setState({ Dialog, open: false, count });
  return (
    <SupportLinkProvider value={button}>
      {children}
      {Dialog !== null && run !== null && <Dialog key={count} run={run} open={open} onClose={close} />}
      {Dialog === null && count > 0 && <NotLoaded open={open} onRetry={ask} onClose={close} />}
    </SupportLinkProvider>
  );
}

/** Renders nothing until a flow has run. */
function SupportButton({ onAsk }: { readonly onAsk: () => void }) {
  const isNeeded = useNewestRun() !== null;
  useEffect(() => {
    // A failed prefetch is ignored: the button loads it again.
    if (isNeeded) loadDialog().catch(() => {});
  }, [isNeeded]);
  if (!isNeeded) return null;
  return (
    <TextButton opensDialog onClick={onAsk}>
      <IconLifebuoy size={16} stroke={1.7} aria-hidden="true" />
      <Trans>Get a support code</Trans>
    </TextButton>
  );
}

interface NotLoadedProps {
  readonly open: boolean;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

function NotLoaded({ open, onRetry, onClose }: NotLoadedProps) {
  const faultText = useFaultMessage();
  if (!open) return null;
  return (
    <Box pos="fixed" bottom={aboveBars} left={8} right={8} maw={480} mx="auto" style={{ zIndex: 130 }}>
      <Notice
        tone="bad"
        live="alert"
        title={<Trans>We couldn’t prepare the support code.</Trans>}
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
