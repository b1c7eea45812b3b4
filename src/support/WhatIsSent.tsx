import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Group, List, Paper, Text, Title } from '@mantine/core';
import { type Icon, IconEyeOff, IconSend } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { traceRetentionDays } from '#contract/calls/trace.ts';
import type { Trace } from '#pathways/trace/format.ts';
import { ReadOnlyLines } from '../forms/controls/TextControls.tsx';
import { useFormats } from '../i18n/useFormats.ts';
import type { TraceMessages } from '../services/tracing.ts';

interface WhatIsSentProps {
  readonly messages: TraceMessages;
  readonly trace: Trace | null;
  /** The run of a tab has no account with which it could be stored. */
  readonly ofTab: boolean;
}

export function WhatIsSent({ messages, trace, ofTab }: WhatIsSentProps) {
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
          Send support a record of what happened here, and they can retrace it. You get a short code to tell them.
        </Trans>
      </Text>
      <Part icon={IconSend} title={<Trans>This is sent</Trans>}>
        <List>
          <List.Item>
            <Trans>
              {flowTitle}: <Plural value={steps} _0="its beginning" one="the last step" other="the last # steps" />,
              since {since}
            </Trans>
          </List.Item>
          <List.Item>
            <Trans>Which states you were in, and what kinds of answers came back</Trans>
          </List.Item>
          <List.Item>{t(readable)}</List.Item>
          <List.Item>
            <Trans>The language and the time zone in which you read this page</Trans>
          </List.Item>
        </List>
      </Part>
      <Part icon={IconEyeOff} title={<Trans>Hidden before it leaves this device</Trans>}>
        <Text>{t(redacted)}</Text>
      </Part>
      <Text fz="sm" c="dimmed">
        {ofTab ? (
          <Plural
            value={traceRetentionDays}
            one="It is kept without your name. Only support can see it, for # day."
            other="It is kept without your name. Only support can see it, for # days."
          />
        ) : (
          <Plural
            value={traceRetentionDays}
            one="It is kept with your account. Only support can see it, for # day."
            other="It is kept with your account. Only support can see it, for # days."
          />
        )}
      </Text>
    </>
  );
}

interface PartProps {
  readonly icon: Icon;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

const Part = ({ icon: Shape, title, children }: PartProps) => (
  <Paper component="section" p="sm" bg="var(--soft)" withBorder={false}>
    <Group gap="xs" wrap="nowrap" mb={4}>
      <Shape size={18} stroke={1.7} color="var(--info)" aria-hidden="true" />
      <Title order={3}>{title}</Title>
    </Group>
    {children}
  </Paper>
);

interface ExactlySentProps {
  readonly trace: Trace | null;
  readonly label: string;
}

export function ExactlySent({ trace, label }: ExactlySentProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{label}</summary>
      {open && (
        <ReadOnlyLines
          size="xs"
          mt="xs"
          resize="vertical"
          styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)', maxBlockSize: '40dvh' } }}
          rows={12}
          wrap="off"
          aria-label={t`The record that support gets`}
          value={JSON.stringify(trace, null, 2)}
        />
      )}
    </details>
  );
}
