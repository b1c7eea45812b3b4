import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import classes from './ConfirmDialog.module.css';

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

/** Asks before something happens. The focus goes in, stays in, and comes back. Busy, it cannot be closed. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, onConfirm, onClose, busy = false, destructive = false } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // On every render: the browser may have closed it by itself, and asked again it has to be there.
  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  });

  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={id}
      onClose={(event) => {
        // The browser tells of a closing afterwards, when the dialog may have been opened again.
        if (!open || event.currentTarget.open) return;
        if (busy) event.currentTarget.showModal();
        else onClose();
      }}
      onCancel={(event) => {
        event.preventDefault();
        if (!busy) onClose();
      }}
    >
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      <div className={classes.content}>{children}</div>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose} disabled={busy}>
          <Trans>Back</Trans>
        </Button>
        <Button onClick={onConfirm} loading={busy} {...(destructive && { color: 'red.9' })}>
          {confirmLabel}
        </Button>
      </div>
    </dialog>
  );
}
