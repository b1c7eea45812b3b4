import { Trans, useLingui } from '@lingui/react/macro';
import { Button, NativeSelect, Stack, Text } from '@mantine/core';
import type { Area } from '#contract/calls/area.ts';
import { useShortFaultText } from '#src/flowkit/faultText.ts';
import { Notice } from '#src/ui/Notice.tsx';
import type { ViewProps } from './view.ts';

interface AreaFieldProps extends Pick<ViewProps, 'snapshot' | 'send'> {
  readonly label: string;
  readonly problem: string | null;
}

/** Earlier choices stay while the next level is loading, and when it fails to load. */
export function AreaField({ snapshot, send, label, problem }: AreaFieldProps) {
  const { t } = useLingui();
  const faultNews = useShortFaultText();
  const { entered, levels, fault } = snapshot.context;
  const isLoading = snapshot.matches({ filling: { areas: 'loading' } });
  const names = [t`Province, county or prefecture`, t`City or district`, t`District`];
  const shown = levels.length === 0 ? entered.area.map((area) => [area]) : levels;
  const choose = (level: number, areas: readonly Pick<Area, 'area_id' | 'name'>[], id: string) => {
    const found = areas.find(({ area_id }) => area_id === id);
    const area = found === undefined ? null : { area_id: found.area_id, name: found.name };
    send({ type: 'area.choose', level, area });
  };
  return (
    <Stack gap="xs" component="fieldset" m={0} p={0} bd="none" miw={0}>
      <legend style={{ fontWeight: 600, padding: 0 }}>{label}</legend>
      {shown.map((areas, level) => (
        <NativeSelect
          // A level has no id but its position.
          key={names[level]}
          aria-label={names[level] ?? label}
          value={entered.area[level]?.area_id ?? ''}
          error={problem !== null && entered.area[level] === undefined}
          onChange={({ currentTarget }) => choose(level, areas, currentTarget.value)}
          data={[
            { value: '', label: t`Choose an option` },
            ...areas.map(({ area_id, name }) => ({ value: area_id, label: name })),
          ]}
        />
      ))}
      <div role="status">{isLoading && <Trans>Loading areas…</Trans>}</div>
      {problem !== null && (
        <Text c="var(--bad)" fz="sm">
          {problem}
        </Text>
      )}
      {snapshot.matches({ filling: { areas: 'failed' } }) && (
        <Notice
          tone="warn"
          live="alert"
          title={<Trans>We couldn’t load the areas.</Trans>}
          actions={
            <Button variant="default" size="compact-md" onClick={() => send({ type: 'areas.retry' })}>
              <Trans>Reload areas</Trans>
            </Button>
          }
        >
          <div>{faultNews(fault)}</div>
          <div>
            <Trans>Your entries are saved.</Trans>
          </div>
        </Notice>
      )}
    </Stack>
  );
}
