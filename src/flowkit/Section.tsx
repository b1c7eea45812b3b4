import { Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useFocusFallback } from '../ui/useFocusFallback.ts';

interface Props {
  /** Link target for messages about missing input. */
  readonly id?: string;
  readonly title: string;
  readonly help?: ReactNode;
  /** Identity of the content: if focused content is replaced by other content, the section takes the focus. */
  readonly shows?: string;
  readonly children: ReactNode;
}

export function Section({ id, title, help, shows, children }: Props) {
  const heading = useId();
  const kept = useFocusFallback<HTMLDivElement>(shows);
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
