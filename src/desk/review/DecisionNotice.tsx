import { Trans } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormats } from '../../i18n/useFormats.ts';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';

interface DecisionRecord {
  readonly decided_at: string | null;
  readonly decided_by: string | null;
}

interface DecisionNoticeProps extends DecisionRecord {
  readonly tone: 'good' | 'info';
  readonly title: ReactNode;
}

export function DecisionNotice({ tone, title, decided_at, decided_by }: DecisionNoticeProps) {
  const { moment } = useFormats();
  const when = decided_at === null ? null : moment(decided_at);
  return (
    <Notice tone={tone} title={title}>
      {decided_by !== null && when !== null && (
        <Trans>
          By {decided_by}, {when}.
        </Trans>
      )}
    </Notice>
  );
}

interface RefusalReasonsProps {
  /** The reason for refusing the whole. */
  readonly reason?: string;
  /** The refused parts, with the reviewer's text for each. */
  readonly parts: readonly { readonly id: string; readonly label: string; readonly words: string }[];
}

export const RefusalReasons = ({ reason, parts }: RefusalReasonsProps) => (
  <>
    {reason !== undefined && <div>{reason}</div>}
    <Stack component="ul" gap={4} ps="lg" style={{ listStyle: 'disc' }}>
      {parts.map(({ id, label, words }) => (
        <li key={id}>
          <strong>{label}</strong> <bdi>{words}</bdi>
        </li>
      ))}
    </Stack>
  </>
);

interface EarlierDecisionsProps {
  readonly title: ReactNode;
  readonly decisions: readonly (DecisionRecord & { readonly status?: string; readonly refusal: ReactNode })[];
}

/** Renders nothing without earlier decisions. */
export function EarlierDecisions({ title, decisions }: EarlierDecisionsProps) {
  const { moment } = useFormats();
  if (decisions.length === 0) return null;
  return (
    <Card title={title}>
      <Stack gap="sm">
        {decisions.map(({ status, decided_at, decided_by, refusal }) => (
          <div key={decided_at}>
            <Text fz="sm" c="dimmed">
              {[status ?? null, decided_at === null ? null : moment(decided_at), decided_by]
                .filter((each) => each !== null)
                .join(' · ')}
            </Text>
            {refusal}
          </div>
        ))}
      </Stack>
    </Card>
  );
}
