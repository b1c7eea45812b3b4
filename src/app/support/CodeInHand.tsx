import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { useFormats } from '../../i18n/useFormats.ts';
import { CopyText } from '../../ui/CopyText.tsx';
import { Contact } from './Contact.tsx';
import classes from './support.module.css';
import type { StoredTrace } from './tracing.ts';

interface CodeInHandProps {
  readonly stored: StoredTrace;
  /** Whether it was given before, and nothing has happened since. */
  readonly before: boolean;
}

/** The code, to be read out or copied, and how long it holds. */
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
      <div className={classes.code}>
        <CopyText text={stored.code} label={t`support code`} />
      </div>
      <Text fz="sm" c="dimmed">
        <Trans>Valid until {until}. Only support can see what it leads to.</Trans>
      </Text>
    </Stack>
  );
}
