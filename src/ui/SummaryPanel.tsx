import { useLingui } from '@lingui/react/macro';
import { IconChevronUp } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import classes from './SummaryPanel.module.css';

interface SummaryPanelProps {
  readonly title: string;
  /** What is chosen and the price lines. */
  readonly children: ReactNode;
  /** The total, as the closed bar shows it. */
  readonly total: ReactNode;
  /** The one primary action. */
  readonly action: ReactNode;
  /** Why the action is not possible yet: always in sight. */
  readonly reasons?: ReactNode;
}

/** What it costs and what comes next: a column that stays in sight, on a small screen a bar that opens. */
export function SummaryPanel({ title, children, total, action, reasons }: SummaryPanelProps) {
  const { t } = useLingui();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <aside className={classes.panel} aria-label={title} data-open={open || undefined}>
      <h2 className={classes.title}>{title}</h2>
      <div id={id} className={classes.lines}>
        {children}
      </div>
      <div className={classes.reasons}>{reasons}</div>
      <div className={classes.bar}>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={open}
          aria-controls={id}
          aria-label={open ? t`Hide the price in detail` : t`Show the price in detail`}
          onClick={() => setOpen(!open)}
        >
          <IconChevronUp size={18} aria-hidden="true" />
        </button>
        <div className={classes.total}>{total}</div>
        <div className={classes.action}>{action}</div>
      </div>
    </aside>
  );
}

/** The work on the left and its summary on the right; one under the other where there is no room. */
export const SummaryLayout = ({ children, summary }: { children: ReactNode; summary: ReactNode }) => (
  <div className={classes.layout}>
    <div className={classes.work}>{children}</div>
    {summary}
  </div>
);
