import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { IconCamera, IconUpload } from '@tabler/icons-react';
import { type ClipboardEvent, type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { FileLimits } from '#contract/files.ts';
import { typeNames, useSizeText } from './fileWords.ts';
import classes from './upload.module.css';

interface FileChooserProps {
  readonly limits: FileLimits;
  /** Whether a file was chosen already, which another would replace. */
  readonly again: boolean;
  /** What is said of the file that was chosen before. */
  readonly problem: ReactNode;
  readonly onChoose: (file: File) => void;
  readonly children: ReactNode;
}

/** A place where a file is chosen, dropped, pasted or, on a phone, photographed. */
export function FileChooser({ limits, again, problem, onChoose, children }: FileChooserProps) {
  const { t } = useLingui();
  const sizeText = useSizeText();
  const [helpId, problemId] = [useId(), useId()];
  const [isOver, setOver] = useState(false);
  const describedBy = problem === null ? helpId : `${problemId} ${helpId}`;
  const take = (list: FileList | null) => {
    const [file] = list ?? [];
    if (file !== undefined) onChoose(file);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const onPaste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    take(event.clipboardData.files);
  };
  const types = limits.types
    .map((type) => typeNames[type])
    .join(t({ id: 'list.separator', message: ', ', comment: 'Between the items of a list' }));
  const most = sizeText(limits.maxBytes);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is dropped and pasted here can be chosen by the button too.
    <div
      className={classes.place}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      onPaste={onPaste}
    >
      {problem !== null && (
        <div id={problemId} role="alert" className={classes.problem}>
          {problem}
        </div>
      )}
      <Group gap="sm">
        <FileButton
          icon={<IconUpload size={18} aria-hidden="true" />}
          accept={limits.types.join(',')}
          describedBy={describedBy}
          onChoose={take}
        >
          {again ? t`Choose another file` : t`Choose a file`}
        </FileButton>
        <span className={classes.camera}>
          <FileButton
            icon={<IconCamera size={18} aria-hidden="true" />}
            accept="image/jpeg,image/png"
            capture="environment"
            describedBy={describedBy}
            onChoose={take}
          >
            {t`Take a photo`}
          </FileButton>
        </span>
        {children}
      </Group>
      <p id={helpId} className={classes.help}>
        <Trans>
          {types}, at most {most}. It can also be dropped or pasted here.
        </Trans>
      </p>
    </div>
  );
}

interface FileButtonProps {
  readonly icon: ReactNode;
  readonly accept: string;
  readonly capture?: 'environment';
  readonly describedBy: string;
  readonly onChoose: (list: FileList | null) => void;
  readonly children: string;
}

/** A button that opens the files of the device, or its camera. What is chosen twice is told twice. */
function FileButton({ icon, accept, capture, describedBy, onChoose, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="default"
        leftSection={icon}
        aria-describedby={describedBy}
        onClick={() => {
          if (input.current !== null) input.current.value = '';
          input.current?.click();
        }}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        capture={capture}
        onChange={(event) => onChoose(event.currentTarget.files)}
      />
    </>
  );
}
