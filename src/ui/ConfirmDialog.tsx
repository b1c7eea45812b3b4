import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly confirmLabel: ReactNode;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly busy?: boolean;
  /** For what cannot be taken back. */
  readonly destructive?: boolean;
}

/** Asks before something happens. Busy, it cannot be closed. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, onConfirm, onClose, busy = false, destructive = false } = props;
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      busy={busy}
      actions={
        <>
          <Button variant="default" onClick={onClose} disabled={busy}>
            <Trans>Back</Trans>
          </Button>
          <Button onClick={onConfirm} loading={busy} {...(destructive && { color: 'red.9' })}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
