import { Trans } from '@lingui/react/macro';
import { IconLifebuoy } from '@tabler/icons-react';
import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react';
import { withWords } from '../i18n/activate.ts';
import { SupportPlaceProvider } from '../ui/SupportPlace.tsx';
import { TextButton } from '../ui/TextButton.tsx';
import { NotLoaded } from './NotLoaded.tsx';
import type { SupportDialogProps } from './SupportDialog.tsx';
import { useNewestRun } from './useNewestRun.ts';

const loadDialog = withWords('supportDialog', async () => (await import('./SupportDialog.tsx')).SupportDialog);

interface DialogState {
  /** Null where it could not be fetched. */
  readonly Dialog: ComponentType<SupportDialogProps> | null;
  readonly open: boolean;
  /** Which opening it is: each begins anew. */
  readonly count: number;
}

/**
 * Offers a support code wherever the parts of a page have a place for it, and asks before anything is sent. The dialog
 * stands here and not at its button, which may go with the error that it stands beside.
 */
export function SupportCode({ children }: { readonly children: ReactNode }) {
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
    <SupportPlaceProvider value={button}>
      {children}
      {Dialog !== null && run !== null && <Dialog key={count} run={run} open={open} onClose={close} />}
      {Dialog === null && count > 0 && <NotLoaded open={open} onRetry={ask} onClose={close} />}
    </SupportPlaceProvider>
  );
}

/** Leads to a support code; not there while no run has happened that it could be about. */
function SupportButton({ onAsk }: { readonly onAsk: () => void }) {
  const isNeeded = useNewestRun() !== null;
  useEffect(() => {
    // Nobody waits for it yet: what fails now is tried again when it is asked for.
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
