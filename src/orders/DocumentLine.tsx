import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { OrderDocument } from '#contract/entities/document.ts';
import { useFormats } from '../i18n/useFormats.ts';
import { FileLine } from '../ui/FileLine.tsx';

interface DocumentLineProps {
  readonly document: OrderDocument;
  /** Where its file is read. */
  readonly address: string;
}

/** A document of an order, to be opened, and who has attached it when. */
export const DocumentLine = ({ document, address }: DocumentLineProps) => (
  <FileLine file={document.file} address={address}>
    <Text fz="sm" c="dimmed">
      <AttachedBy document={document} />
    </Text>
  </FileLine>
);

/** Who has attached a document, and when. */
export function AttachedBy({ document: { attached_at, attached_by } }: Pick<DocumentLineProps, 'document'>) {
  const { moment } = useFormats();
  const when = moment(attached_at);
  return (
    <Trans>
      Attached by {attached_by}, {when}
    </Trans>
  );
}
