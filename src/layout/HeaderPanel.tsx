import '@mantine/core/styles/NavLink.layer.css';
import { NavLink, Paper, UnstyledButton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import header from './Header.module.css';
import classes from './HeaderPanel.module.css';

interface HeaderPanelProps {
  readonly label: string;
  readonly face: ReactNode;
  readonly children: ReactNode;
  readonly wide?: boolean;
  /** The side of the button with which the panel aligns. */
  readonly side?: 'start' | 'end';
  readonly onOpen?: () => void;
  /** Called when the button is hovered or focused, and on the first key or pointer press on the page. */
  readonly prefetch?: () => void;
}

/** A dialog opened from a panel handles Escape and focus itself, so the panel ignores them. */
const isDialogOpen = () => document.querySelector('[aria-modal="true"]') !== null;

/**
 * Escape, a click elsewhere or leaving by Tab closes the panel. Not Mantine's Popover: a fixed position needs no
 * measuring before it opens.
 */
export function HeaderPanel({ label, face, children, wide = false, side = 'end', onOpen, prefetch }: HeaderPanelProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const around = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const closeElsewhere = (event: Event) => {
      if (isDialogOpen()) return;
      if (event.target instanceof Node && !around.current?.contains(event.target)) setOpen(false);
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isDialogOpen()) return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeElsewhere);
    document.addEventListener('focusin', closeElsewhere);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeElsewhere);
      document.removeEventListener('focusin', closeElsewhere);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [open]);

  useEffect(() => {
    if (prefetch === undefined) return;
    const presses = ['keydown', 'pointerdown'] as const;
    for (const press of presses) document.addEventListener(press, prefetch, { once: true });
    return () => {
      for (const press of presses) document.removeEventListener(press, prefetch);
    };
  }, [prefetch]);

  return (
    <div ref={around} className={classes.around}>
      <UnstyledButton
        ref={button}
        className={header.tool}
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => {
          if (!open) onOpen?.();
          setOpen(!open);
        }}
      >
        {face}
      </UnstyledButton>
      <Paper
        component="section"
        id={id}
        className={classes.panel}
        py={6}
        miw={200}
        radius="md"
        shadow="md"
        mod={{ wide, side }}
        hidden={!open}
        aria-label={label}
      >
        {open && children}
      </Paper>
    </div>
  );
}

interface PanelChoiceProps {
  readonly chosen?: boolean;
  readonly lang?: string;
  readonly disabled?: boolean;
  readonly icon?: ReactNode;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** `chosen` makes it one of several options. */
export const PanelChoice = ({ chosen, lang, disabled = false, icon, onChoose, children }: PanelChoiceProps) => (
  <NavLink
    component="button"
    type="button"
    bdrs={0}
    lang={lang}
    disabled={disabled}
    active={chosen === true}
    aria-pressed={chosen}
    leftSection={icon}
    rightSection={chosen === true && <IconCheck size={16} aria-hidden="true" />}
    label={children}
    onClick={onChoose}
  />
);
