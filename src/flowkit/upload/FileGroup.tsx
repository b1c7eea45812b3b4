import { Stack, Text } from '@mantine/core';
import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from 'react';
import { useKeptFocus } from '../../ui/useKeptFocus.ts';

interface FileGroupProps {
  readonly label: string;
  /** Which controls it shows; where they change, one that had the focus is gone. */
  readonly shows: unknown;
  /** Hears of a file that is dropped or pasted; nothing can be where it is left out. */
  readonly onFile?: ((file: File) => void) | undefined;
  readonly children: ReactNode;
}

/** A file with its controls. Whoever has used one of them finds the focus here when others take their place. */
export function FileGroup({ label, shows, onFile, children }: FileGroupProps) {
  return (
    <Stack component="fieldset" gap="xs" {...useKeptFocus<HTMLDivElement>(shows)} {...useDropping(onFile)}>
      <Text component="legend" mb={6} fw={650}>
        {label}
      </Text>
      {children}
    </Stack>
  );
}

/** What an element listens to that takes files which are dropped on it or pasted into it. */
function useDropping(onFile: FileGroupProps['onFile']) {
  const [isOver, setOver] = useState(false);
  if (onFile === undefined) return {};
  const take = (event: DragEvent | ClipboardEvent, { files: [file] }: DataTransfer) => {
    if (file === undefined) return;
    event.preventDefault();
    onFile(file);
  };
  return {
    'data-over': isOver,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take(event, event.dataTransfer);
    },
    onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
  };
}
