import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { focusOnHeading } from '../ui/focusOnHeading.ts';
import { Notice } from '../ui/Notice.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import classes from './RootLayout.module.css';
import { positionKeyOf, positionsKey } from './scrollPositions.ts';

export function RootLayout() {
  const online = useOnline();
  return (
    <>
      <Button component="a" className={classes.skip} href="#content">
        <Trans>Skip to main content</Trans>
      </Button>
      <NavigationProgress />
      <div role="status" className={classes.connection}>
        {!online && (
          <Notice tone="warn" title={<Trans>You’re offline.</Trans>}>
            <Trans>This page may be out of date. Nothing will be sent until you’re back online.</Trans>
          </Notice>
        )}
      </div>
      <Outlet />
      <FocusOnArrival />
      <ScrollRestoration getKey={positionKeyOf} storageKey={positionsKey} />
    </>
  );
}

/**
 * Delays of the progress line and of the text for screen readers: most pages load faster, and a flash would only
 * distract.
 */
const progressDelaysMs = { line: 200, words: 1000 } as const;

function NavigationProgress() {
  const loading = useNavigation().state !== 'idle';
  const [told, setTold] = useState<'nothing' | keyof typeof progressDelaysMs>('nothing');
  const { t } = useLingui();
  useEffect(() => {
    if (!loading) return;
    const line = setTimeout(() => setTold('line'), progressDelaysMs.line);
    const words = setTimeout(() => setTold('words'), progressDelaysMs.words);
    return () => {
      clearTimeout(line);
      clearTimeout(words);
      setTold('nothing');
    };
  }, [loading]);
  return (
    <>
      {loading && told !== 'nothing' && <div className={classes.progress} aria-hidden="true" />}
      <VisuallyHidden live>{loading && told === 'words' ? t`Loading…` : ''}</VisuallyHidden>
    </>
  );
}

/** So that screen readers announce the new page. */
function FocusOnArrival(): null {
  const { pathname, state } = useLocation();
  const shown = useRef(pathname);
  const keepFocus = hasKeepFocus(state);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (keepFocus) return;
    focusOnHeading();
  }, [pathname, keepFocus]);
  return null;
}

const hasKeepFocus = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepFocus' in state && state.keepFocus === true;

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** As far as the browser knows. */
const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
