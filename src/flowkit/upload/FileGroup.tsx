import { Stack, Text } from '@mantine/core';
import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from 'react';
import { useFocusFallback } from '../../ui/useFocusFallback.ts';

interface FileGroupProps {
  readonly label: string;
  /** Identity of the controls shown: if it changes, the focused control may be gone. */
  readonly shows: unknown;
  /** Called with a dropped or pasted file; undefined disables both. */
  readonly onFile?: ((file: File) => void) | undefined;
  readonly children: ReactNode;
}

/** Takes the focus when the focused control is replaced. */
export function FileGroup({ label, shows, onFile, children }: FileGroupProps) {
  return (
    <Stack component="fieldset" gap="xs" {...useFocusFallback<HTMLDivElement>(shows)} {...useDropping(onFile)}>
      <Text component="legend" mb={6} fw={650}>
        {label}
      </Text>
      {children}
    </Stack>
  );
}

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
