import { Upload } from '#src/flowkit/upload/Upload.tsx';
import { UploadedFile } from '#src/flowkit/upload/UploadedFile.tsx';
import { useKeptFocus } from '#src/ui/useKeptFocus.ts';
import type { ViewProps } from './view.ts';

interface ReceiptFieldProps extends ViewProps {
  readonly label: string;
  readonly problem: string | null;
}

/** The receipt of the bank: uploaded, or to be. */
export function ReceiptField({ snapshot, send, files, label, problem }: ReceiptFieldProps) {
  const { bank_receipt } = snapshot.context.entered;
  const about = { files, label };
  const isGiven = snapshot.matches({ filling: 'given' }) && bank_receipt !== null;
  return (
    <div id="transfer-bank_receipt" {...useKeptFocus<HTMLDivElement>(isGiven)}>
      {isGiven ? (
        <UploadedFile
          {...about}
          file={bank_receipt}
          onReplace={() => send({ type: 'receipt.replace' })}
          onRemove={() => send({ type: 'receipt.remove' })}
        />
      ) : (
        <Upload {...about} upload={snapshot.children.uploadReceipt} purpose="bank_receipt" missing={problem} />
      )}
    </div>
  );
}
