import '@mantine/core/styles/Timeline.layer.css';
import { Timeline as MantineTimeline, Text } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';

export interface TimelineItem {
  readonly id: string;
  readonly title: ReactNode;
  readonly when?: ReactNode;
  readonly text?: ReactNode;
  /** `failed`: went wrong; `ended`: past, but led to nothing or is undecided, so not shown as a success. */
  readonly state: 'done' | 'failed' | 'ended' | 'current' | 'ahead';
}

const colors = {
  done: 'good',
  failed: 'bad',
  ended: 'gray',
  current: 'brand',
  ahead: 'gray',
} as const satisfies Record<TimelineItem['state'], string>;

const bullets = {
  done: <IconCheck size={12} stroke={3} aria-hidden="true" />,
  failed: <IconX size={12} stroke={3} aria-hidden="true" />,
  ended: null,
  current: null,
  ahead: null,
} as const satisfies Record<TimelineItem['state'], ReactNode>;

export const Timeline = ({ items, label }: { items: readonly TimelineItem[]; label: string }) => (
  <MantineTimeline role="list" aria-label={label} active={items.findLastIndex(({ state }) => state !== 'ahead')}>
    {items.map((item) => (
      <MantineTimeline.Item
        key={item.id}
        role="listitem"
        aria-current={item.state === 'current' ? 'step' : undefined}
        color={colors[item.state]}
        bullet={bullets[item.state]}
        title={
          <Text
            fw={item.state === 'current' ? 650 : 400}
            c={item.state === 'ahead' ? 'dimmed' : 'var(--mantine-color-text)'}
          >
            {item.title}
          </Text>
        }
      >
        {[item.when, item.text].map(
          (words, index) =>
            words !== undefined && (
              <Text key={index === 0 ? 'when' : 'text'} fz="sm" c="dimmed">
                {words}
              </Text>
            ),
        )}
      </MantineTimeline.Item>
    ))}
  </MantineTimeline>
);
