import { Trans, useLingui } from '@lingui/react/macro';
import { Paper, Stack, Text } from '@mantine/core';
import { useFormats } from '../i18n/useFormats.ts';
import type { StoredTrace } from '../services/tracing.ts';
import { CopyText } from '../ui/CopyText.tsx';
import { Contact } from './Contact.tsx';

interface CodeInHandProps {
  readonly stored: StoredTrace;
  /** Whether it was issued earlier, and nothing has happened since. */
  readonly before: boolean;
}

/** The code, to be read out or copied, and how long it is valid. */
export function CodeInHand({ stored, before }: CodeInHandProps) {
  const { t } = useLingui();
  const { moment } = useFormats();
  const until = moment(stored.kept_until);
  return (
    <Stack gap="sm">
      <Text>
        {before ? (
          <Trans>Support has everything up to here already: nothing has happened since you got this code.</Trans>
        ) : (
          <Trans>Read this code to support, or copy it into your message.</Trans>
        )}
      </Text>
      <Contact />
      <Paper
        withBorder={false}
        px="sm"
        py={18}
        bg="var(--info-soft)"
        ta="center"
        ff="monospace"
        fz="clamp(1.5rem, 8vw, 2.125rem)"
        fw={650}
        lts="0.06em"
      >
        <CopyText text={stored.code} label={t`support code`} />
      </Paper>
      <Text fz="sm" c="dimmed">
        <Trans>Valid until {until}. Only support can see what it leads to.</Trans>
      </Text>
    </Stack>
  );
}
