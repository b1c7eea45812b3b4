import { useLingui } from '@lingui/react/macro';
import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { IconChevronUp } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import classes from './SummaryPanel.module.css';

interface SummaryPanelProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Shown in the collapsed bar too. */
  readonly total: ReactNode;
  readonly action: ReactNode;
  /** Why the action is not possible yet; visible even when the bar is collapsed. */
  readonly reasons?: ReactNode;
}

/** A sticky column; on a small screen a bar that expands. */
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

/** Publishes the panel's height as `--summary-height`, for elements placed above the bar on small screens. */
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

export const SummaryLayout = ({ children, summary }: { children: ReactNode; summary: ReactNode }) => (
  <div className={classes.layout}>
    <Stack gap={0} miw={0}>
      {children}
    </Stack>
    {summary}
  </div>
);
