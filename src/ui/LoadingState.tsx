import { Trans } from '@lingui/react/macro';
import { Skeleton, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';

const placeholderAfterMs = 300;
const textAfterMs = 1000;

interface LoadingStateProps {
  readonly rows?: number;
  /** Height of a row in px, so that nothing moves when the content arrives. */
  readonly rowHeight?: number;
}

/** Nothing at first, then a placeholder of the same height, then a text. */
export function LoadingState({ rows = 3, rowHeight = 56 }: LoadingStateProps) {
  const phase = usePhase();
  return (
    <div aria-busy="true">
      <Text role="status" c="dimmed" mih="1.6em">
        {phase === 'words' && <Trans>Loading…</Trans>}
      </Text>
      <Stack gap="sm" aria-hidden="true" style={{ visibility: phase === 'nothing' ? 'hidden' : undefined }}>
        {[...Array(rows).keys()].map((row) => (
          <Skeleton key={row} height={rowHeight - 12} />
        ))}
      </Stack>
    </div>
  );
}

function usePhase(): 'nothing' | 'placeholder' | 'words' {
  const [phase, setPhase] = useState<'nothing' | 'placeholder' | 'words'>('nothing');
  useEffect(() => {
    const first = setTimeout(() => setPhase('placeholder'), placeholderAfterMs);
    const second = setTimeout(() => setPhase('words'), textAfterMs);
    return () => {
      clearTimeout(first);
      clearTimeout(second);
    };
  }, []);
  return phase;
}
