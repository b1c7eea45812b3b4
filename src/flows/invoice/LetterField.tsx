import { FileField } from '#src/flowkit/upload/FileField.tsx';
import { Upload } from '#src/flowkit/upload/Upload.tsx';
import type { ViewProps } from './view.ts';

interface LetterFieldProps extends ViewProps {
  readonly label: string;
  readonly problem: string | null;
}

/** The notice letter. */
export function LetterField({ snapshot, send, files, label, problem }: LetterFieldProps) {
  const { notice_letter } = snapshot.context.entered;
  const about = { files, label };
  return (
    <FileField
      {...about}
      id="invoice-notice_letter"
      file={snapshot.matches({ filling: { letter: 'given' } }) ? notice_letter : null}
      onReplace={() => send({ type: 'letter.replace' })}
      onRemove={() => send({ type: 'letter.remove' })}
    >
      <Upload {...about} upload={snapshot.children.uploadLetter} purpose="notice_letter" missing={problem} />
    </FileField>
  );
}
