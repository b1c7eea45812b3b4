import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Stack, Switch, Text } from '@mantine/core';
import { IconHourglassEmpty } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import type { OpenService, ServiceSwitching } from '#contract/entities/suite.ts';
import { type CallFailure, useErrorText } from '../../i18n/errorText.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

/** Takes the service as displayed: the server checks its revision. Resolves to null after success. */
export type SwitchService = (service: OpenService, enabled: boolean) => Promise<CallFailure | null>;

interface ServiceCardProps {
  readonly service: OpenService;
  readonly isMain: boolean;
  readonly onSwitch: SwitchService;
  /** How to get it, if it is not included. */
  readonly children: ReactNode;
}

export function ServiceCard({ service, isMain, onSwitch, children }: ServiceCardProps) {
  const { text, day } = useFormats();
  const { failureText } = useErrorText();
  const [isSwitching, setSwitching] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const described = useId();
  const { enabled, included, ended_at, history } = service;
  const name = text(service.name);
  const switchTo = async (wanted: boolean) => {
    setSwitching(true);
    setFailure(null);
    setFailure(await onSwitch(service, wanted));
    setSwitching(false);
  };
  return (
    <Card>
      <Stack gap="sm">
        <Group justify="space-between" gap="sm" wrap="nowrap" align="flex-start">
          <Switch
            size="md"
            label={<Text fw={600}>{name}</Text>}
            checked={enabled}
            disabled={!isMain || (!included && !enabled) || isSwitching}
            onChange={(event) => void switchTo(event.currentTarget.checked)}
            aria-describedby={described}
          />
          <ServiceStatusBadge service={service} />
        </Group>
        <Text id={described} c="dimmed">
          {text(service.summary)}
        </Text>
        {!included && (
          <Text fz="sm">
            {ended_at === null ? (
              <Trans>Your plan and add-ons don’t include this service right now.</Trans>
            ) : (
              <Trans>The plan that included this service expired on {day(ended_at)}.</Trans>
            )}
          </Text>
        )}
        {!included && children}
        <VisuallyHidden live>{isSwitching && <Trans>Updating service…</Trans>}</VisuallyHidden>
        {failure !== null && <Notice tone="warn" live="alert" support title={failureText(failure)} />}
        {(included || history.length > 0) && <History history={history} />}
      </Stack>
    </Card>
  );
}

function ServiceStatusBadge({ service: { enabled, included, ended_at } }: { readonly service: OpenService }) {
  const { t } = useLingui();
  if (included) return <StatusBadge tone={enabled ? 'good' : 'plain'}>{enabled ? t`On` : t`Off`}</StatusBadge>;
  if (ended_at === null) return <StatusBadge tone="plain">{t`Not included`}</StatusBadge>;
  return <StatusBadge tone="bad" icon={IconHourglassEmpty}>{t`Expired`}</StatusBadge>;
}

function History({ history }: { readonly history: readonly ServiceSwitching[] }) {
  const [last, ...before] = history;
  if (last === undefined)
    return (
      <Text fz="sm" c="dimmed">
        <Trans>No changes yet</Trans>
      </Text>
    );
  return (
    <>
      <Text fz="sm">
        <SwitchRecord {...last} />
      </Text>
      {before.length > 0 && (
        <Text component="details" fz="sm">
          <summary>
            <Trans>Earlier changes</Trans>
          </summary>
          <Stack component="ol" gap={2} ps="lg" style={{ listStyle: 'decimal' }}>
            {before.map((one) => (
              <li key={one.at}>
                <SwitchRecord {...one} />
              </li>
            ))}
          </Stack>
        </Text>
      )}
    </>
  );
}

function SwitchRecord({ enabled, at, by }: ServiceSwitching) {
  const { moment } = useFormats();
  const when = moment(at);
  return enabled ? (
    <Trans>
      Turned on by <bdi>{by}</bdi>, {when}
    </Trans>
  ) : (
    <Trans>
      Turned off by <bdi>{by}</bdi>, {when}
    </Trans>
  );
}
