import { Upload } from '#src/flowkit/upload/Upload.tsx';
import { UploadedFile } from '#src/flowkit/upload/UploadedFile.tsx';
import { useKeptFocus } from '#src/ui/useKeptFocus.ts';
import type { ViewProps } from './view.ts';

interface LetterFieldProps extends ViewProps {
  readonly label: string;
  readonly problem: string | null;
}

/** The notice letter: uploaded, or to be. */
export function LetterField({ snapshot, send, files, label, problem }: LetterFieldProps) {
  const { notice_letter } = snapshot.context.entered;
  const about = { files, label };
  const isGiven = snapshot.matches({ filling: { letter: 'given' } }) && notice_letter !== null;
  return (
    <div id="invoice-notice_letter" {...useKeptFocus<HTMLDivElement>(isGiven)}>
      {isGiven ? (
        <UploadedFile
          {...about}
          file={notice_letter}
          onReplace={() => send({ type: 'letter.replace' })}
          onRemove={() => send({ type: 'letter.remove' })}
        />
      ) : (
        <Upload {...about} upload={snapshot.children.uploadLetter} purpose="notice_letter" missing={problem} />
      )}
    </div>
  );
}
