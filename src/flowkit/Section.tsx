import { Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useKeptFocus } from '../ui/useKeptFocus.ts';

interface Props {
  /** Where what is missing leads to. */
  readonly id?: string;
  readonly title: string;
  readonly help?: ReactNode;
  /** What takes the place of something else in it: where that had the focus, the section takes it. */
  readonly shows?: string;
  readonly children: ReactNode;
}

/** One thing to decide, with its heading. */
export function Section({ id, title, help, shows, children }: Props) {
  const heading = useId();
  const kept = useKeptFocus<HTMLDivElement>(shows);
  return (
    <Stack
      component="section"
      gap="sm"
      id={id}
      aria-labelledby={heading}
      {...kept}
      tabIndex={id === undefined && shows === undefined ? undefined : -1}
      style={{ outlineOffset: 8 }}
    >
      <div>
        <Title order={2} id={heading}>
          {title}
        </Title>
        {help !== undefined && <Text c="dimmed">{help}</Text>}
      </div>
      {children}
    </Stack>
  );
}
