import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { type ComponentType, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useFaultMessage } from '../i18n/faultMessages.ts';
import { LoadingState } from '../ui/LoadingState.tsx';
import { Notice } from '../ui/Notice.tsx';
import { reloadFailedStyles } from './failedStyles.ts';

type LoadableState<Props> = ComponentType<Props> | 'away' | 'coming' | 'lost';

interface LoadableComponent<Props> {
  /** Loads it once per page load; a further call only retries a failure. May be called early, as a prefetch. */
  readonly fetch: () => void;
  readonly state: () => LoadableState<Props>;
  readonly subscribe: (listener: () => void) => () => void;
}

export function loadable<Props>(load: () => Promise<ComponentType<Props>>): LoadableComponent<Props> {
  const listeners = new Set<() => void>();
  let state: LoadableState<Props> = 'away';
  const become = (next: LoadableState<Props>) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    fetch() {
      if (state !== 'away' && state !== 'lost') return;
      const isAgain = state === 'lost';
      become('coming');
      const styles = reloadFailedStyles(document);
      // The lost styles may belong to another part and be gone for good: their failure counts only on a retry.
      (isAgain ? styles : styles.catch(() => {})).then(load).then(become, () => become('lost'));
    },
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

interface LoadableProps<Props> {
  readonly part: LoadableComponent<Props>;
  readonly given: Props;
  /** Placeholder while loading. */
  readonly waiting?: ReactNode;
}

/** Shows the part, its placeholder while it loads, or the failure with a retry. */
export function Loadable<Props extends object>({
  part,
  given,
  waiting = <LoadingState rows={2} />,
}: LoadableProps<Props>) {
  const state = useSyncExternalStore(part.subscribe, part.state);
  const [isTriedAgain, setTriedAgain] = useState(false);
  useEffect(() => part.fetch(), [part]);
  const tryAgain = () => {
    setTriedAgain(true);
    part.fetch();
  };
  const View = typeof state === 'string' ? null : state;
  const there = View === null ? waiting : <View {...given} />;
  const shown = state === 'lost' ? <LoadableFailed onRetry={tryAgain} /> : there;
  return isTriedAgain ? <FocusOnMount>{shown}</FocusOnMount> : shown;
}

/** Takes the focus that the removed retry button had. */
function FocusOnMount({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  );
}

function LoadableFailed({ onRetry }: { readonly onRetry: () => void }) {
  const faultWords = useFaultMessage();
  return (
    <Notice
      tone="bad"
      live="alert"
      title={<Trans>We couldn’t load this part of the page.</Trans>}
      actions={
        <Button variant="default" size="sm" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {faultWords(navigator.onLine ? 'unreachable' : 'offline')}
    </Notice>
  );
}
