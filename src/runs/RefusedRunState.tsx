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
        isNewer ? t`A newer version of this page saved your progress` : t`Your saved progress can no longer be opened`
      }
      lost={
        isNewer ? (
          <Trans>Nothing was lost. Refresh the page now or in a few minutes to continue.</Trans>
        ) : (
          <Trans>Nothing was lost. You can copy your saved entries and enter them again.</Trans>
        )
      }
    >
      <Group justify="center" gap="xs">
        {isNewer && (
          <Button onClick={() => location.reload()}>
            <Trans>Refresh the page</Trans>
          </Button>
        )}
        <WorkingButton variant={isNewer ? 'default' : 'filled'} onClick={() => void startOver()} loading={startingOver}>
          <Trans>Start over</Trans>
        </WorkingButton>
      </Group>
      <Text c="dimmed" maw="46ch">
        <Trans>Your saved entries will only be deleted if you start over.</Trans>
        <br />
        {messages.found}
      </Text>
      <Text component="details" w="min(100%, 46ch)" ta="start">
        <summary>
          <Trans>Show saved entries</Trans>
        </summary>
        <Paper mah={320} p="sm" bg="var(--soft)" style={{ overflow: 'auto', whiteSpace: 'pre-wrap' }}>
          <CopyText text={refused.kept} label={t`saved entries`} />
        </Paper>
      </Text>
    </ErrorState>
  );
}
