import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { uploadMachine } from '#machines/parts/upload.ts';
import { uploadModel } from '#machines/parts/uploadExamples.ts';
import { FlowFrame } from '#src/flowkit/FlowFrame.tsx';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { Upload } from '#src/flowkit/upload/Upload.tsx';
import { UploadedFile } from '#src/flowkit/upload/UploadedFile.tsx';
import { exampleCodes, exampleFiles } from '../../gallery/exampleFiles.ts';
import { createShow, type Show } from '../../gallery/shown.ts';

function UploadPage({ actor }: { readonly actor: ActorRefFrom<typeof uploadMachine> }) {
  const about = { files: exampleFiles, label: 'Receipt' };
  const snapshot = useSelector(actor, (current) => current);
  const file = snapshot.output ?? snapshot.context.replaces;
  return (
    <FlowFrame label="Upload" page="upload">
      <PageFrame title="Upload">
        {snapshot.status === 'done' && file !== null ? (
          <UploadedFile {...about} file={file} onReplace={() => {}} onRemove={() => {}} />
        ) : (
          <Upload {...about} upload={actor} purpose="business_license" codes={exampleCodes} />
        )}
      </PageFrame>
    </FlowFrame>
  );
}

export const show: Show = createShow(uploadModel, (actor) => <UploadPage actor={actor} />);
