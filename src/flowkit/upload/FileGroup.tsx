import { type ReactNode, useEffect, useRef } from 'react';
import classes from './upload.module.css';

interface FileGroupProps {
  readonly label: string;
  /** Which controls it shows; where they change, one that had the focus is gone. */
  readonly shows: unknown;
  readonly children: ReactNode;
}

/** A file with its controls. Whoever has used one of them finds the focus here when others take their place. */
export function FileGroup({ label, shows, children }: FileGroupProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const hadFocus = useRef(false);
  const shown = useRef(shows);
  useEffect(() => {
    if (shown.current === shows) return;
    shown.current = shows;
    if (hadFocus.current && document.activeElement === document.body) group.current?.focus();
  }, [shows]);
  return (
    <fieldset
      ref={group}
      tabIndex={-1}
      className={classes.group}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget !== null) hadFocus.current = group.current?.contains(relatedTarget) ?? false;
      }}
    >
      <legend className={classes.label}>{label}</legend>
      {children}
    </fieldset>
  );
}
