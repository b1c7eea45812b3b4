import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './ErrorState.module.css';
import { BrokenPicture } from './pictures.tsx';
import { SupportPlace } from './SupportPlace.tsx';

interface ErrorStateProps {
  /** What happened. */
  readonly title: ReactNode;
  /** Whether anything was lost. */
  readonly lost?: ReactNode;
  readonly onRetry?: () => void;
  readonly retryLabel?: ReactNode;
  readonly retrying?: boolean;
  /** For the support desk: shown folded. */
  readonly details?: string;
  /** Stands for a whole page: its title is the page's heading and names the window. */
  readonly page?: boolean;
  readonly children?: ReactNode;
}

/** What stands where something could not be shown: what happened, what it cost, what to do. */
export function ErrorState(props: ErrorStateProps) {
  const { title, lost, onRetry, retryLabel, retrying = false, details, page = false, children } = props;
  const Heading = page ? 'h1' : 'h2';
  return (
    <section className={classes.state} role="alert">
      {page && typeof title === 'string' && <title>{`${title} – Mallflow`}</title>}
      <BrokenPicture />
      <Heading className={classes.title} tabIndex={page ? -1 : undefined}>
        {title}
      </Heading>
      {lost !== undefined && <p className={classes.text}>{lost}</p>}
      {onRetry !== undefined && (
        <Button onClick={onRetry} loading={retrying}>
          {retryLabel ?? <Trans>Try again</Trans>}
        </Button>
      )}
      {children}
      <SupportPlace />
      {details !== undefined && details !== '' && (
        <details className={classes.details}>
          <summary>
            <Trans>Details for support</Trans>
          </summary>
          <code>{details}</code>
        </details>
      )}
    </section>
  );
}
