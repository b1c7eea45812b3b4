import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconDeviceMobile } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { type FilePurpose, filePurposes, type StoredFile } from '#contract/files.ts';
import type { UploadContext, uploadMachine } from '#machines/parts/upload.ts';
import { useFaultNews, useRefusalText } from '../faultText.ts';
import type { PageCodes } from '../handOver/codes.tsx';
import { HandOver } from '../handOver/HandOver.tsx';
import { FileChooser } from './FileChooser.tsx';
import { FileGroup } from './FileGroup.tsx';
import { fitted, needsFitting } from './fitPhotograph.ts';
import type { PageFiles } from './pageFiles.ts';
import { SendingFile } from './SendingFile.tsx';

interface UploadProps {
  /** The part that a flow has invoked; a page that only shows a run has none. */
  readonly upload: ActorRefFrom<typeof uploadMachine> | undefined;
  readonly purpose: FilePurpose;
  readonly files: PageFiles;
  /** What is to be uploaded, as the group of its controls is called. */
  readonly label: string;
  /** What is said where nothing else stands against it: that it is missing, or what was wrong with one before. */
  readonly missing?: ReactNode;
  /** On a page on which files can be handed over to a phone. */
  readonly codes?: PageCodes;
}

/** Which of its places an upload shows. */
const showsOf = (snapshot: SnapshotFrom<typeof uploadMachine> | undefined): 'handedOver' | 'sending' | 'choosing' =>
  (['handedOver', 'sending'] as const).find((state) => snapshot?.matches?.(state)) ?? 'choosing';

/** A file is chosen and sent: how that stands, and all that can be done about it. */
export function Upload({ upload, purpose, files, label, missing = null, codes }: UploadProps) {
  const context = useSelector(upload, (snapshot) => snapshot?.context ?? null);
  const shows = useSelector(upload, showsOf);
  const canRetry = useSelector(upload, (snapshot) => snapshot?.can?.({ type: 'upload.retry' }) === true);
  const handOver = useSelector(upload, (snapshot) => snapshot?.children?.handOver);
  const problem = useProblem();
  const { chosen = null, replaces = null, sent = 0 } = context ?? {};
  const limits = filePurposes[purpose];
  const take = (file: File) => upload?.send({ type: 'file.choose', file: files.choose(file) });
  const choose = (file: File) => (needsFitting(file, limits) ? void fitted(file).then(take) : take(file));
  return (
    <FileGroup label={label} shows={shows} onFile={shows === 'choosing' ? choose : undefined}>
      {shows === 'handedOver' && codes !== undefined ? (
        <HandOver part={handOver} codes={codes} />
      ) : shows === 'sending' && chosen !== null ? (
        <SendingFile
          chosen={chosen}
          bytes={files.fileOf(chosen.key)}
          sent={sent}
          onCancel={() => upload?.send({ type: 'upload.cancel' })}
        />
      ) : (
        <FileChooser
          limits={limits}
          again={chosen !== null || replaces !== null}
          problem={(context && problem(context)) ?? missing}
          onChoose={choose}
        >
          {canRetry && (
            <Button onClick={() => upload?.send({ type: 'upload.retry' })}>
              <Trans>Try again</Trans>
            </Button>
          )}
          {codes !== undefined && <AskPhone upload={upload} />}
          {replaces !== null && <Keep file={replaces} onKeep={() => upload?.send({ type: 'file.keep' })} />}
        </FileChooser>
      )}
    </FileGroup>
  );
}

/** The way back to the file that was to be replaced. */
const Keep = ({ file: { name }, onKeep }: { readonly file: StoredFile; readonly onKeep: () => void }) => (
  <Button variant="default" onClick={onKeep}>
    <Trans>Keep {name}</Trans>
  </Button>
);

/** Says why what was chosen is not there yet; nothing where nothing has gone wrong. */
function useProblem() {
  const refusalText = useRefusalText();
  const faultNews = useFaultNews();
  return ({ chosen, refusal, fault }: UploadContext) => {
    if (chosen === null) return null;
    const { name } = chosen;
    if (refusal !== null) {
      const reason = refusalText(refusal);
      return (
        <Trans>
          {name}: {reason}
        </Trans>
      );
    }
    if (fault === null) return <Trans>Please choose {name} again: this page no longer has it.</Trans>;
    return (
      <>
        <div>{faultNews(fault)}</div>
        <div>
          <Trans>{name} has not been uploaded.</Trans>
        </div>
      </>
    );
  };
}

interface AskPhoneProps {
  readonly upload: ActorRefFrom<typeof uploadMachine> | undefined;
}

/** The way to photograph a file with a phone, where it can be handed over and this is no phone itself. */
function AskPhone({ upload }: AskPhoneProps) {
  const canAsk = useSelector(upload, (snapshot) => snapshot?.can?.({ type: 'phone.ask' }) === true);
  if (!canAsk) return null;
  return (
    <span data-mouse-only>
      <Button
        variant="default"
        leftSection={<IconDeviceMobile size={18} aria-hidden="true" />}
        onClick={() => upload?.send({ type: 'phone.ask' })}
      >
        <Trans>Photograph it with a phone</Trans>
      </Button>
    </span>
  );
}
