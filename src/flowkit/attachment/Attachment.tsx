import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { attachmentMachine } from '#machines/parts/attachment.ts';
import { AttachedBy } from '../../orders/DocumentLine.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useFocusFallback } from '../../ui/useFocusFallback.ts';
import { BusyIndicator } from '../BusyIndicator.tsx';
import { useRefusalText } from '../faultText.ts';
import { Polling } from '../Polling.tsx';
import { FileGroup } from '../upload/FileGroup.tsx';
import type { PageFiles } from '../upload/pageFiles.ts';
import { Upload } from '../upload/Upload.tsx';
import { UploadedFile } from '../upload/UploadedFile.tsx';
import { AttachmentConflict } from './AttachmentConflict.tsx';

export interface AttachmentProps {
  readonly attachment: ActorRefFrom<typeof attachmentMachine>;
  readonly files: PageFiles;
  readonly label: string;
}

export function Attachment(props: AttachmentProps) {
  const { attachment, label } = props;
  const place = useSelector(attachment, ({ value }) => String(value));
  const name = useSelector(attachment, ({ context }) => context.document?.file.name ?? '');
  const [isRemoving, setRemoving] = useState(false);
  const confirm = () => {
    setRemoving(false);
    attachment.send({ type: 'document.remove' });
  };
  // The dialog stays mounted when closed, so that it can return the focus; if its opener is gone, the focus comes here.
  return (
    <div {...useFocusFallback<HTMLDivElement>(place)}>
      <AttachmentState {...props} onRemove={() => setRemoving(true)} />
      <ConfirmRemoval
        open={isRemoving}
        label={label}
        name={name}
        onClose={() => setRemoving(false)}
        onConfirm={confirm}
      />
    </div>
  );
}

interface AttachmentStateProps extends AttachmentProps {
  readonly onRemove: () => void;
}

function AttachmentState({ attachment, files, label, onRemove }: AttachmentStateProps) {
  const snapshot = useSelector(attachment, (current) => current);
  const refusalText = useRefusalText();
  const { document, file, kind, refusal } = snapshot.context;
  const reason = refusal && refusalText(refusal);
  if (snapshot.matches('changing')) {
    return (
      <Labelled label={label}>
        <BusyIndicator>{file === null ? <Trans>Removing file…</Trans> : <Trans>Attaching file…</Trans>}</BusyIndicator>
      </Labelled>
    );
  }
  if (snapshot.matches('checkingOutcome')) {
    return (
      <Labelled label={label}>
        <Polling
          polling={snapshot.children.checkOutcome}
          asking={<Trans>We’re still checking whether this went through.</Trans>}
          unknown={<Trans>We’ll keep checking. Your request won’t be processed twice.</Trans>}
        >
          {null}
        </Polling>
      </Labelled>
    );
  }
  if (snapshot.matches('overtaken')) {
    return (
      <Labelled label={label}>
        <AttachmentConflict document={document} file={file} files={files} send={attachment.send} />
      </Labelled>
    );
  }
  if (document === null || snapshot.matches('missing')) {
    return (
      <Upload
        upload={snapshot.children.upload}
        purpose={kind}
        files={files}
        label={label}
        missing={reason && <Trans>We couldn’t attach the file. {reason}</Trans>}
      />
    );
  }
  return (
    <Stack gap="xs">
      <UploadedFile
        file={document.file}
        files={files}
        label={label}
        status={<AttachedBy document={document} />}
        onReplace={() => attachment.send({ type: 'document.replace' })}
        onRemove={onRemove}
      />
      {reason !== null && (
        <Notice tone="bad" live="alert" support title={<Trans>Nothing was changed.</Trans>}>
          {reason}
        </Notice>
      )}
    </Stack>
  );
}

const Labelled = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <FileGroup label={label} shows={null}>
    {children}
  </FileGroup>
);

interface ConfirmRemovalProps {
  readonly open: boolean;
  readonly label: string;
  readonly name: string;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

function ConfirmRemoval({ open, label, name, onClose, onConfirm }: ConfirmRemovalProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      title={t`Remove “${label}”?`}
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
          No one will be able to open {name}, and the order will be missing it again. The order history will still show
          that it was attached.
        </Trans>
      </Text>
    </Dialog>
  );
}
