import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './Timeline.module.css';

export interface TimelineItem {
  readonly id: string;
  readonly title: ReactNode;
  /** When, in words. */
  readonly when?: ReactNode;
  readonly text?: ReactNode;
  readonly state: 'done' | 'current' | 'ahead';
}

/** What has happened and what happens next, in order. */
export function Timeline({ items, label }: { items: readonly TimelineItem[]; label: string }) {
  return (
    <ol className={classes.timeline} aria-label={label}>
      {items.map((item) => (
        <li
          key={item.id}
          className={classes.item}
          data-state={item.state}
          aria-current={item.state === 'current' ? 'step' : undefined}
        >
          <span className={classes.mark} aria-hidden="true">
            {item.state === 'done' && <IconCheck size={12} stroke={3} />}
          </span>
          <div>
            <div className={classes.title}>{item.title}</div>
            {item.when !== undefined && <div className={classes.when}>{item.when}</div>}
            {item.text !== undefined && <div className={classes.when}>{item.text}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
