import { Trans } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import type { OrderDocument } from '#contract/entities/document.ts';
import type { StoredFile } from '#contract/files.ts';
import type { AttachmentEvent } from '#machines/parts/attachment.ts';
import { DocumentLine } from '../../orders/DocumentLine.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Actions } from '../Actions.tsx';
import type { PageFiles } from '../upload/pageFiles.ts';

interface AttachmentConflictProps {
  /** The document that the order has now; null after a removal. */
  readonly document: OrderDocument | null;
  /** The file uploaded here; null if the document was to be removed. */
  readonly file: StoredFile | null;
  readonly files: PageFiles;
  readonly send: (event: AttachmentEvent) => void;
}

/** Another window or user changed the document first: shows it and asks which one stays. */
export function AttachmentConflict({ document, file, files, send }: AttachmentConflictProps) {
  const name = file?.name ?? null;
  return (
    <Stack gap="sm">
      <Notice
        tone="warn"
        live="alert"
        title={
          document === null ? (
            <Trans>This file was already removed in another window.</Trans>
          ) : (
            <Trans>A different file was attached in another window.</Trans>
          )
        }
      >
        <Trans>Nothing was changed here.</Trans>
      </Notice>
      {document !== null && <DocumentLine document={document} address={files.addressOf(document.file.file_id)} />}
      <Actions>
        {name !== null && (
          <Button onClick={() => send({ type: 'theirs.replace' })}>
            {document === null ? <Trans>Attach {name}</Trans> : <Trans>Attach {name} instead</Trans>}
          </Button>
        )}
        <Button variant="default" onClick={() => send({ type: 'theirs.keep' })}>
          <Trans>Leave as is</Trans>
        </Button>
      </Actions>
    </Stack>
  );
}
