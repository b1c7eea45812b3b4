import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import classes from './LoadingState.module.css';

const placeholderAfterMs = 300;
const wordsAfterMs = 1000;

interface LoadingStateProps {
  /** How many rows of the thing to come the placeholder stands for. */
  readonly rows?: number;
  /** The height of a row, so that nothing moves when it comes. */
  readonly rowHeight?: number;
}

/** Nothing at first, then a placeholder of the same height, then words. */
export function LoadingState({ rows = 3, rowHeight = 56 }: LoadingStateProps) {
  const phase = usePhase();
  return (
    <div className={classes.loading} aria-busy="true">
      <div role="status" className={classes.words}>
        {phase === 'words' && <Trans>Loading…</Trans>}
      </div>
      <div
        aria-hidden="true"
        className={phase === 'nothing' ? classes.space : classes.rows}
        style={{ blockSize: rows * rowHeight, backgroundSize: `100% ${rowHeight}px` }}
      />
    </div>
  );
}

function usePhase(): 'nothing' | 'placeholder' | 'words' {
  const [phase, setPhase] = useState<'nothing' | 'placeholder' | 'words'>('nothing');
  useEffect(() => {
    const first = setTimeout(() => setPhase('placeholder'), placeholderAfterMs);
    const second = setTimeout(() => setPhase('words'), wordsAfterMs);
    return () => {
      clearTimeout(first);
      clearTimeout(second);
    };
  }, []);
  return phase;
}
