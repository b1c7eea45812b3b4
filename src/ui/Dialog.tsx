import { type ReactNode, useEffect, useId, useRef } from 'react';
import classes from './Dialog.module.css';

interface DialogProps {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** The ways on, the one that is meant last. */
  readonly actions: ReactNode;
  readonly onClose: () => void;
  /** Busy, it cannot be closed. */
  readonly busy?: boolean;
  /** For more than a question. */
  readonly wide?: boolean;
  /** Of a dialog with several steps: when another begins, the focus goes to its title, and it is seen from its top. */
  readonly step?: string;
}

/** What has to be answered before the page goes on. The focus goes in, stays in, and comes back. */
export function Dialog(props: DialogProps) {
  const { open, title, children, actions, onClose, busy = false, wide = false, step } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  // On every render: the browser may have closed it by itself, and asked again it has to be there.
  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  });
  useEffect(() => {
    if (open && step !== undefined) heading.current?.focus();
  }, [open, step]);

  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      data-wide={wide || undefined}
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
      <h2 ref={heading} id={id} className={classes.title} tabIndex={step === undefined ? undefined : -1}>
        {title}
      </h2>
      <div className={classes.content}>{children}</div>
      <div className={classes.actions}>{actions}</div>
    </dialog>
  );
}
