import { Group, Modal, Stack } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import classes from './Dialog.module.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';

interface DialogProps {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** The primary action last. */
  readonly actions: ReactNode;
  readonly onClose: () => void;
  /** For a dialog with several steps: a new value focuses the title and scrolls to the top. */
  readonly step?: string;
}

export function Dialog({ open, title, children, actions, onClose, step }: DialogProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Opens after mounting, because only then does Mantine note the focused element, to restore it.
  const [isOpened, setOpened] = useState(false);
  useEffect(() => setOpened(open), [open]);
  useEffect(() => {
    if (isOpened && step !== undefined) heading.current?.focus();
  }, [isOpened, step]);
  return (
    <Modal.Root opened={isOpened} onClose={onClose} size="lg" centered>
      <Modal.Overlay />
      <Modal.Content className={classes.dialog}>
        <Modal.Header component="div">
          <Modal.Title ref={heading} fz="h1" fw={650} tabIndex={-1} data-autofocus={step !== undefined || undefined}>
            {title}
          </Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Stack gap="sm">{children}</Stack>
          <Group className={classes.actions} justify="flex-end" gap="xs">
            {actions}
          </Group>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
