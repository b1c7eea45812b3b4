import { Trans } from '@lingui/react/macro';
import { IconLifebuoy } from '@tabler/icons-react';
import { type ReactNode, useMemo, useState } from 'react';
import { SupportPlaceProvider } from '../../ui/SupportPlace.tsx';
import { SupportDialog } from './SupportDialog.tsx';
import classes from './support.module.css';
import { useNewestRun } from './useNewestRun.ts';

interface Asked {
  readonly open: boolean;
  /** Which opening it is: each begins anew. */
  readonly count: number;
}

/**
 * Offers a support code wherever the parts of a page have a place for it, and asks before anything is sent. The dialog
 * stands here and not at its button, which may go with the error that it stands beside. It is not fetched when it is
 * asked for: that would fail with what is asked about.
 */
export function SupportCode({ children }: { readonly children: ReactNode }) {
  const [{ open, count }, setAsked] = useState<Asked>({ open: false, count: 0 });
  const recorder = useNewestRun();
  const button = useMemo(
    () => <SupportButton onOpen={() => setAsked((before) => ({ open: true, count: before.count + 1 }))} />,
    [],
  );
  return (
    <SupportPlaceProvider value={button}>
      {children}
      {count > 0 && recorder !== null && (
        <SupportDialog key={count} recorder={recorder} open={open} onClose={() => setAsked({ open: false, count })} />
      )}
    </SupportPlaceProvider>
  );
}

/** Leads to a support code; not there while no run has happened that it could be about. */
function SupportButton({ onOpen }: { readonly onOpen: () => void }) {
  if (useNewestRun() === null) return null;
  return (
    <button type="button" className={classes.ask} aria-haspopup="dialog" onClick={onOpen}>
      <IconLifebuoy size={16} stroke={1.7} aria-hidden="true" />
      <Trans>Get a support code</Trans>
    </button>
  );
}
