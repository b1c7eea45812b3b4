import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Group, List, Paper, Text, Title } from '@mantine/core';
import { type Icon, IconEyeOff, IconSend } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { traceRetentionDays } from '#contract/calls/trace.ts';
import type { Trace } from '#pathways/trace/format.ts';
import { ReadOnlyTextArea } from '../forms/controls/TextControls.tsx';
import { useFormats } from '../i18n/useFormats.ts';
import type { TraceMessages } from '../services/tracing.ts';

interface SentContentProps {
  readonly messages: TraceMessages;
  readonly trace: Trace | null;
  /** The run of a tab has no account with which it could be stored. */
  readonly ofTab: boolean;
}

export function SentContent({ messages, trace, ofTab }: SentContentProps) {
  const { t } = useLingui();
  const { moment } = useFormats();
  if (trace === null) return null;
  const { name, readable, redacted } = messages;
  const flowTitle = t(name);
  const since = moment(trace.began);
  const steps = trace.entries.length;
  return (
    <>
      <Text>
        <Trans>
          Send support a record of what happened here so they can retrace your steps. You’ll get a short code to share
          with them.
        </Trans>
      </Text>
      <SentContentSection icon={IconSend} title={<Trans>What will be sent</Trans>}>
        <List>
          <List.Item>
            <Trans>
              {flowTitle}: <Plural value={steps} _0="its start" one="the last step" other="the last # steps" />, since{' '}
              {since}
            </Trans>
          </List.Item>
          <List.Item>
            <Trans>Stages you reached and types of response you got</Trans>
          </List.Item>
          <List.Item>{t(readable)}</List.Item>
          <List.Item>
            <Trans>Language and time zone of this page</Trans>
          </List.Item>
        </List>
      </SentContentSection>
      <SentContentSection icon={IconEyeOff} title={<Trans>Hidden before it leaves this device</Trans>}>
        <Text>{t(redacted)}</Text>
      </SentContentSection>
      <Text fz="sm" c="dimmed">
        {ofTab ? (
          <Plural
            value={traceRetentionDays}
            one="It’s kept without your name for # day. Only support can see it."
            other="It’s kept without your name for # days. Only support can see it."
          />
        ) : (
          <Plural
            value={traceRetentionDays}
            one="It’s kept with your account for # day. Only support can see it."
            other="It’s kept with your account for # days. Only support can see it."
          />
        )}
      </Text>
    </>
  );
}

interface SentContentSectionProps {
  readonly icon: Icon;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

const SentContentSection = ({ icon: Shape, title, children }: SentContentSectionProps) => (
  <Paper component="section" p="sm" bg="var(--soft)" withBorder={false}>
    <Group gap="xs" wrap="nowrap" mb={4}>
      <Shape size={18} stroke={1.7} color="var(--info)" aria-hidden="true" />
      <Title order={3}>{title}</Title>
    </Group>
    {children}
  </Paper>
);

interface RawTraceProps {
  readonly trace: Trace | null;
  readonly label: string;
}

export function RawTrace({ trace, label }: RawTraceProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{label}</summary>
      {open && (
        <ReadOnlyTextArea
          size="xs"
          mt="xs"
          resize="vertical"
          styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)', maxBlockSize: '40dvh' } }}
          rows={12}
          wrap="off"
          aria-label={t`Record sent to support`}
          value={JSON.stringify(trace, null, 2)}
        />
      )}
    </details>
  );
}
