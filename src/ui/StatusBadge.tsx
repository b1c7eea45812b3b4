import { Badge } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type Tone, toneIcons } from './Notice.tsx';

interface StatusBadgeProps {
  readonly tone: Tone | 'plain';
  readonly icon?: Icon;
  readonly children: ReactNode;
}

/** A status as icon and text; its colour carries no information of its own. */
export function StatusBadge({ tone, icon, children }: StatusBadgeProps) {
  const Shape = icon ?? (tone === 'plain' ? null : toneIcons[tone]);
  return (
    <Badge
      color={tone === 'plain' ? 'gray' : tone}
      leftSection={Shape !== null && <Shape size={15} aria-hidden="true" style={{ display: 'block' }} />}
    >
      {children}
    </Badge>
  );
}
