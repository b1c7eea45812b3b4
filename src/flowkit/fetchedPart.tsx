import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { type ComponentType, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useFaultWords } from '../i18n/faultWords.ts';
import { LoadingState } from '../ui/LoadingState.tsx';
import { Notice } from '../ui/Notice.tsx';
import { fetchLostStyles } from './lostStyles.ts';

type State<Props> = ComponentType<Props> | 'away' | 'coming' | 'lost';

/** A part of a page that is fetched when somebody is about to see it. */
interface FetchedPart<Props> {
  /** Fetches it, once for a page. For where somebody turns to what opens it, too. */
  readonly fetch: () => void;
  readonly state: () => State<Props>;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Makes a part of what fetches its view. */
export function fetchedPart<Props>(load: () => Promise<ComponentType<Props>>): FetchedPart<Props> {
  const listeners = new Set<() => void>();
  let state: State<Props> = 'away';
  const become = (next: State<Props>) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    fetch() {
      if (state !== 'away' && state !== 'lost') return;
      const isAgain = state === 'lost';
      become('coming');
      const styles = fetchLostStyles(document);
      // Those of another part may be gone for good: only who tries again is told so.
      (isAgain ? styles : styles.catch(() => {})).then(load).then(become, () => become('lost'));
    },
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

interface FetchedProps<Props> {
  readonly part: FetchedPart<Props>;
  readonly given: Props;
  /** What stands in its place until it is there. */
  readonly waiting?: ReactNode;
}

/** The part; until it is there what stands in its place, and where it could not be fetched why, with another try. */
export function Fetched<Props extends object>({
  part,
  given,
  waiting = <LoadingState rows={2} />,
}: FetchedProps<Props>) {
  const state = useSyncExternalStore(part.subscribe, part.state);
  const [isTriedAgain, setTriedAgain] = useState(false);
  useEffect(() => part.fetch(), [part]);
  const tryAgain = () => {
    setTriedAgain(true);
    part.fetch();
  };
  const View = typeof state === 'string' ? null : state;
  const there = View === null ? waiting : <View {...given} />;
  const shown = state === 'lost' ? <Lost onRetry={tryAgain} /> : there;
  return isTriedAgain ? <Focused>{shown}</Focused> : shown;
}

/** Takes the focus, which the button that is gone has had. */
function Focused({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  );
}

/** Says that a part could not be fetched. */
function Lost({ onRetry }: { readonly onRetry: () => void }) {
  const faultWords = useFaultWords();
  return (
    <Notice
      tone="bad"
      live="alert"
      title={<Trans>This could not be fetched.</Trans>}
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
