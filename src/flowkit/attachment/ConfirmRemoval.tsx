import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { Dialog } from '../../ui/Dialog.tsx';

interface ConfirmRemovalProps {
  readonly open: boolean;
  /** What the document is called, and its file. */
  readonly label: string;
  readonly name: string;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks once more before a document is removed. */
export function ConfirmRemoval({ open, label, name, onClose, onConfirm }: ConfirmRemovalProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      title={t`Remove: ${label}?`}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
          <Button onClick={onConfirm}>
            <Trans>Remove</Trans>
          </Button>
        </>
      }
    >
      <Text>
        <Trans>
          Nobody can open {name} any more, and the order lacks it again. Its history keeps that it was attached.
        </Trans>
      </Text>
    </Dialog>
  );
}
