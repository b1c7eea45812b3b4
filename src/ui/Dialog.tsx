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
  /** The ways on, the one that is meant last. */
  readonly actions: ReactNode;
  readonly onClose: () => void;
  /** Of a dialog with several steps: when another begins, the focus goes to its title, and it is seen from its top. */
  readonly step?: string;
}

/** What has to be answered before the page goes on. A page loads it when it is first opened. */
export function Dialog({ open, title, children, actions, onClose, step }: DialogProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Opened a moment after it is there: only then does the library note where the focus was, to give it back.
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
