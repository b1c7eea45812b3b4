import { Group, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './Header.module.css';
import markUrl from './mark.svg';

interface HeaderBarProps {
  /** Where the mark leads, and what that is called. */
  readonly home: string;
  readonly label: string;
  /** The content beside the mark. */
  readonly name: ReactNode;
  readonly children: ReactNode;
}

/** The sticky bar above the pages of a session. */
export const HeaderBar = ({ home, label, name, children }: HeaderBarProps) => (
  <Group component="header" justify="space-between" gap="xs" wrap="nowrap" className={classes.header}>
    <UnstyledButton component={Link} to={home} aria-label={label}>
      <Group component="span" gap="sm" wrap="nowrap" fz="xl" fw={650}>
        <img src={markUrl} alt="" width={30} height={30} />
        <span className={classes.wide}>{name}</span>
      </Group>
    </UnstyledButton>
    {children}
  </Group>
);
