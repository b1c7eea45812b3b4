import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import type { OrderDocument } from '#contract/entities/document.ts';
import { documentKindLabels } from '../i18n/documentLabels.ts';
import { useFormats } from '../i18n/useFormats.ts';
import { FileLine } from '../ui/FileLine.tsx';

interface DocumentLineProps {
  readonly document: OrderDocument;
  readonly address: string;
}

export const DocumentLine = ({ document, address }: DocumentLineProps) => (
  <FileLine file={document.file} address={address}>
    <Text fz="sm" c="dimmed">
      <AttachedBy document={document} />
    </Text>
  </FileLine>
);

export function AttachedBy({ document: { attached_at, attached_by } }: Pick<DocumentLineProps, 'document'>) {
  const { moment } = useFormats();
  const when = moment(attached_at);
  return (
    <Trans>
      Attached by {attached_by}, {when}
    </Trans>
  );
}

interface DocumentListProps {
  readonly documents: readonly OrderDocument[];
  readonly addressOf: (fileId: string) => string;
}

export function DocumentList({ documents, addressOf }: DocumentListProps) {
  const { i18n } = useLingui();
  return (
    <Stack component="ul" gap="md">
      {documents.map((document) => (
        <li key={document.kind}>
          <Text fw={600} mb={4}>
            {i18n._(documentKindLabels[document.kind])}
          </Text>
          <DocumentLine document={document} address={addressOf(document.file.file_id)} />
        </li>
      ))}
    </Stack>
  );
}
