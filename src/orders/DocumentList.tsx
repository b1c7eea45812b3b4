import { useLingui } from '@lingui/react';
import { Stack, Text } from '@mantine/core';
import type { OrderDocument } from '#contract/entities/document.ts';
import { documentKindWords } from '../i18n/documentWords.ts';
import { DocumentLine } from './DocumentLine.tsx';

interface DocumentListProps {
  readonly documents: readonly OrderDocument[];
  /** Where a file is read. */
  readonly addressOf: (fileId: string) => string;
}

/** The documents of an order, each under its name. */
export function DocumentList({ documents, addressOf }: DocumentListProps) {
  const { i18n } = useLingui();
  return (
    <Stack component="ul" gap="md">
      {documents.map((document) => (
        <li key={document.kind}>
          <Text fw={600} mb={4}>
            {i18n._(documentKindWords[document.kind])}
          </Text>
          <DocumentLine document={document} address={addressOf(document.file.file_id)} />
        </li>
      ))}
    </Stack>
  );
}
