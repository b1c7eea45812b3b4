import { useLingui } from '@lingui/react/macro';
import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { IconChevronUp } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
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
  const panel = usePublishedHeight();
  return (
    <Paper component="aside" ref={panel} className={classes.panel} aria-label={title} mod={{ open }}>
      <Title order={2} className={classes.unfolded}>
        {title}
      </Title>
      <div id={id} className={classes.unfolded}>
        {children}
      </div>
      <div className={classes.reasons}>{reasons}</div>
      <div className={classes.bar}>
        <Stack gap={0} align="start" className={classes.small}>
          <Text component="div" fw={650}>
            {total}
          </Text>
          <Button
            className={classes.toggle}
            variant="transparent"
            size="compact-sm"
            p={0}
            aria-expanded={open}
            aria-controls={id}
            rightSection={<IconChevronUp size={16} aria-hidden="true" data-turns />}
            onClick={() => setOpen(!open)}
          >
            {t`Details`}
          </Button>
        </Stack>
        {action}
      </div>
    </Paper>
  );
}

/** Publishes the height of the panel as `--summary-height`, for what is laid above it where it is a bar. */
function usePublishedHeight() {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = panel;
    if (current === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--summary-height', `${current.offsetHeight}px`));
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty('--summary-height');
    };
  }, []);
  return panel;
}

/** The work on the left and its summary on the right; one under the other where there is no room. */
export const SummaryLayout = ({ children, summary }: { children: ReactNode; summary: ReactNode }) => (
  <div className={classes.layout}>
    <Stack gap={0} miw={0}>
      {children}
    </Stack>
    {summary}
  </div>
);
