import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Paper, Text } from '@mantine/core';
import { useState } from 'react';
import { CopyText } from '../ui/CopyText.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { WorkingButton } from '../ui/WorkingButton.tsx';
import type { RunMessages } from './FlowMessages.ts';
import type { RefusedRun } from './openRun.ts';

interface RefusedRunStateProps {
  readonly messages: RunMessages;
  readonly refused: RefusedRun;
  readonly onStartOver: () => Promise<void>;
}

/** Shows a saved run that cannot be opened, so that the user can copy its content before starting over. */
export function RefusedRunState({ messages, refused, onStartOver }: RefusedRunStateProps) {
  const { t } = useLingui();
  const [startingOver, setStartingOver] = useState(false);
  const isNewer = refused.reason === 'newer';
  const startOver = async () => {
    setStartingOver(true);
    await onStartOver();
    setStartingOver(false);
  };
  return (
    <ErrorState
      page
      title={
        isNewer
          ? t`What you started was saved by a newer version of this page.`
          : t`What you started earlier can no longer be opened.`
      }
      lost={
        isNewer ? (
          <Trans>Nothing is lost. Reload the page to go on, now or in a few minutes.</Trans>
        ) : (
          <Trans>Nothing is lost. You can copy what was saved and enter it again.</Trans>
        )
      }
    >
      <Group justify="center" gap="xs">
        {isNewer && (
          <Button onClick={() => location.reload()}>
            <Trans>Reload the page</Trans>
          </Button>
        )}
        <WorkingButton variant={isNewer ? 'default' : 'filled'} onClick={() => void startOver()} loading={startingOver}>
          <Trans>Start over</Trans>
        </WorkingButton>
      </Group>
      <Text c="dimmed" maw="46ch">
        <Trans>What was saved is deleted only when you start over.</Trans>
        <br />
        {messages.found}
      </Text>
      <Text component="details" w="min(100%, 46ch)" ta="start">
        <summary>
          <Trans>Show what was saved</Trans>
        </summary>
        <Paper mah={320} p="sm" bg="var(--soft)" style={{ overflow: 'auto', whiteSpace: 'pre-wrap' }}>
          <CopyText text={refused.kept} label={t`saved content`} />
        </Paper>
      </Text>
    </ErrorState>
  );
}
