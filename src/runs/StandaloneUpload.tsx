import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import type { FilePurpose, StoredFile } from '#contract/files.ts';
import type { uploadMachine } from '#machines/parts/upload.ts';
import type { PageFiles } from '../flowkit/upload/pageFiles.ts';
import { Upload } from '../flowkit/upload/Upload.tsx';
import { usePageActor } from '../services/usePageActor.ts';

interface StandaloneUploadProps {
  readonly purpose: FilePurpose;
  readonly label: string;
  readonly upload: typeof uploadMachine;
  readonly files: PageFiles;
  readonly onFile: (file: StoredFile) => void;
}

/** For pages that do not belong to a flow. */
export function StandaloneUpload({ purpose, label, upload: machine, files, onFile }: StandaloneUploadProps) {
  const upload = usePageActor(machine, { purpose, replaces: null });
  const kept = useSelector(upload, (snapshot) => snapshot.output ?? null);
  const tell = useEffectEvent(onFile);
  useEffect(() => {
    if (kept !== null) tell(kept);
  }, [kept]);
  return <Upload upload={upload} purpose={purpose} files={files} label={label} />;
}
