import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconDeviceMobile } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { type FilePurpose, filePurposes, type StoredFile } from '#contract/files.ts';
import type { UploadContext, uploadMachine } from '#machines/parts/upload.ts';
import { useRefusalText, useShortFaultText } from '../faultText.ts';
import type { PageCodes } from '../handOver/codes.tsx';
import { HandOverPanel } from '../handOver/HandOverPanel.tsx';
import { FileChooser } from './FileChooser.tsx';
import { FileGroup } from './FileGroup.tsx';
import { FileUploadProgress } from './FileUploadProgress.tsx';
import { fitPhotograph, needsFitting } from './fitPhotograph.ts';
import type { PageFiles } from './pageFiles.ts';

interface UploadProps {
  /** Undefined on a page that only shows a recorded run. */
  readonly upload: ActorRefFrom<typeof uploadMachine> | undefined;
  readonly purpose: FilePurpose;
  readonly files: PageFiles;
  /** Label of the group of controls. */
  readonly label: string;
  /** Shown if the upload itself reports no problem: that the file is missing, or why an earlier one was refused. */
  readonly missing?: ReactNode;
  /** Only on a page that can hand files over to a phone. */
  readonly codes?: PageCodes;
}

const uploadStepOf = (
  snapshot: SnapshotFrom<typeof uploadMachine> | undefined,
): 'handedOver' | 'sending' | 'choosing' =>
  (['handedOver', 'sending'] as const).find((state) => snapshot?.matches?.(state)) ?? 'choosing';

export function Upload({ upload, purpose, files, label, missing = null, codes }: UploadProps) {
  const context = useSelector(upload, (snapshot) => snapshot?.context ?? null);
  const shows = useSelector(upload, uploadStepOf);
  const canRetry = useSelector(upload, (snapshot) => snapshot?.can?.({ type: 'upload.retry' }) === true);
  const handOver = useSelector(upload, (snapshot) => snapshot?.children?.handOver);
  const problem = useProblem();
  const { chosen = null, replaces = null, sent = 0 } = context ?? {};
  const limits = filePurposes[purpose];
  const take = (file: File) => upload?.send({ type: 'file.choose', file: files.choose(file) });
  const choose = (file: File) => (needsFitting(file, limits) ? void fitPhotograph(file).then(take) : take(file));
  return (
    <FileGroup label={label} shows={shows} onFile={shows === 'choosing' ? choose : undefined}>
      {shows === 'handedOver' && codes !== undefined ? (
        <HandOverPanel part={handOver} codes={codes} />
      ) : shows === 'sending' && chosen !== null ? (
        <FileUploadProgress
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
          {codes !== undefined && <PhoneUploadButton upload={upload} />}
          {replaces !== null && <KeepFileButton file={replaces} onKeep={() => upload?.send({ type: 'file.keep' })} />}
        </FileChooser>
      )}
    </FileGroup>
  );
}

const KeepFileButton = ({ file: { name }, onKeep }: { readonly file: StoredFile; readonly onKeep: () => void }) => (
  <Button variant="default" onClick={onKeep}>
    <Trans>Keep {name}</Trans>
  </Button>
);

/** Null when nothing has gone wrong. */
function useProblem() {
  const refusalText = useRefusalText();
  const faultNews = useShortFaultText();
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
    if (fault === null) return <Trans>Choose {name} again. This page no longer has it.</Trans>;
    return (
      <>
        <div>{faultNews(fault)}</div>
        <div>
          <Trans>{name} wasn’t uploaded.</Trans>
        </div>
      </>
    );
  };
}

interface PhoneUploadButtonProps {
  readonly upload: ActorRefFrom<typeof uploadMachine> | undefined;
}

/** Not offered on phones. */
function PhoneUploadButton({ upload }: PhoneUploadButtonProps) {
  const canAsk = useSelector(upload, (snapshot) => snapshot?.can?.({ type: 'phone.ask' }) === true);
  if (!canAsk) return null;
  return (
    <span data-mouse-only>
      <Button
        variant="default"
        leftSection={<IconDeviceMobile size={18} aria-hidden="true" />}
        onClick={() => upload?.send({ type: 'phone.ask' })}
      >
        <Trans>Take a photo with your phone</Trans>
      </Button>
    </span>
  );
}
