import { Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

interface Props {
  /** Where what is missing leads to. */
  readonly id?: string;
  readonly title: string;
  readonly help?: ReactNode;
  readonly children: ReactNode;
}

/** One thing to decide, with its heading. */
export function Section({ id, title, help, children }: Props) {
  const heading = useId();
  return (
    <Stack
      component="section"
      gap="sm"
      id={id}
      aria-labelledby={heading}
      tabIndex={id === undefined ? undefined : -1}
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
