import { FileField } from '#src/flowkit/upload/FileField.tsx';
import { Upload } from '#src/flowkit/upload/Upload.tsx';
import type { ViewProps } from './view.ts';

interface ReceiptFieldProps extends ViewProps {
  readonly label: string;
  readonly problem: string | null;
}

/** The receipt of the bank. */
export function ReceiptField({ snapshot, send, files, label, problem }: ReceiptFieldProps) {
  const { bank_receipt } = snapshot.context.entered;
  const about = { files, label };
  return (
    <FileField
      {...about}
      id="transfer-bank_receipt"
      file={snapshot.matches({ filling: 'given' }) ? bank_receipt : null}
      onReplace={() => send({ type: 'receipt.replace' })}
      onRemove={() => send({ type: 'receipt.remove' })}
    >
      <Upload {...about} upload={snapshot.children.uploadReceipt} purpose="bank_receipt" missing={problem} />
    </FileField>
  );
}
