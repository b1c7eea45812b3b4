import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Stack, Text } from '@mantine/core';
import { IconDeviceDesktop } from '@tabler/icons-react';
import { useState } from 'react';
import type { SignInSession } from '#contract/entities/session.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { WorkingButton } from '../../ui/WorkingButton.tsx';
import { type ChangePassword, PasswordCard } from './PasswordCard.tsx';

/** Signs out one session, or all others without an id. Resolves to the error's text; null after success. */
export type EndSessions = (session_id?: string) => Promise<string | null>;

interface SecurityScreenProps {
  readonly sessions: readonly SignInSession[];
  readonly end: EndSessions;
  readonly email: string;
  readonly change: ChangePassword;
}

export function SecurityScreen({ sessions, end, email, change }: SecurityScreenProps) {
  const { t } = useLingui();
  const { ending, problem, done, endOf } = useSessionEnding(end);
  const others = sessions.filter(({ is_current }) => !is_current);
  return (
    <>
      <PageHeader title={t`Security centre`} />
      <Stack gap="lg">
        <Card
          title={<Trans>Where you’re signed in</Trans>}
          aside={
            others.length > 0 && (
              <WorkingButton variant="default" loading={ending === 'all'} onClick={() => void endOf()}>
                <Trans>Sign out everywhere else</Trans>
              </WorkingButton>
            )
          }
        >
          <Stack>
            {others.some(({ is_risky }) => is_risky) && (
              <Notice tone="warn" title={<Trans>New sign-in from an unrecognised browser.</Trans>}>
                <Trans>If this wasn’t you, sign out of that browser and change your password.</Trans>
              </Notice>
            )}
            {problem !== null && <Notice tone="bad" live="alert" title={problem} />}
            {done && <Notice tone="good" live="status" title={<Trans>Signed out of other browsers.</Trans>} />}
            <Stack component="ul" gap="lg">
              {sessions.map((session) => (
                <li key={session.session_id}>
                  <Browser session={session} isEnding={ending === session.session_id} onEnd={endOf} />
                </li>
              ))}
            </Stack>
          </Stack>
        </Card>
        <PasswordCard email={email} change={change} />
      </Stack>
    </>
  );
}

/** One at a time; the result stays until the next attempt. */
function useSessionEnding(end: EndSessions) {
  const [ending, setEnding] = useState<string | null>(null);
  const [came, setCame] = useState<{ readonly problem: string | null } | null>(null);
  const endOf = async (session_id?: string) => {
    setCame(null);
    setEnding(session_id ?? 'all');
    setCame({ problem: await end(session_id) });
    setEnding(null);
  };
  const problem = came?.problem ?? null;
  return { ending, problem, done: came !== null && problem === null, endOf };
}

interface BrowserProps {
  readonly session: SignInSession;
  readonly isEnding: boolean;
  readonly onEnd: (session_id: string) => Promise<void>;
}

function Browser({ session, isEnding, onEnd }: BrowserProps) {
  const { t } = useLingui();
  const { moment } = useFormats();
  const { session_id, is_current, is_risky, began_at, seen_at, system } = session;
  const browser = session.browser ?? t`Unknown browser`;
  const name = system === null ? browser : t`${browser} on ${system}`;
  return (
    <Group justify="space-between" gap="sm" align="flex-start">
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <IconDeviceDesktop size={22} stroke={1.7} aria-hidden="true" style={{ flexShrink: 0 }} />
        <div>
          <Group gap="xs">
            <Text fw={650}>{name}</Text>
            {is_current && (
              <StatusBadge tone="good">
                <Trans>This browser</Trans>
              </StatusBadge>
            )}
            {is_risky && (
              <StatusBadge tone="warn">
                <Trans>New browser</Trans>
              </StatusBadge>
            )}
          </Group>
          <Text fz="sm" c="dimmed">
            <Trans>Signed in {moment(began_at)}</Trans>
          </Text>
          {!is_current && (
            <Text fz="sm" c="dimmed">
              <Trans>Last used {moment(seen_at)}</Trans>
            </Text>
          )}
        </div>
      </Group>
      {!is_current && (
        <WorkingButton
          variant="default"
          flex="none"
          loading={isEnding}
          aria-label={t`Sign out: ${name}`}
          onClick={() => void onEnd(session_id)}
        >
          <Trans>Sign out</Trans>
        </WorkingButton>
      )}
    </Group>
  );
}
