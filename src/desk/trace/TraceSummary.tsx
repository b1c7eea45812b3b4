import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { isLanguage, languageNames } from '#contract/languages.ts';
import type { TracedPage } from '#pathways/trace/format.ts';
import { createFormats } from '../../i18n/formats.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { ReplayedTrace } from './readTrace.ts';

export function TraceSummary({ desk, trace, replayed }: ReplayedTrace) {
  const { t } = useLingui();
  const { language, moment } = useFormats();
  const { began, page, omitted, version, structure } = trace;
  const steps = trace.entries.length;
  const seconds = Math.round((trace.entries.at(-1)?.at ?? 0) / 1000);
  return (
    <Stack>
      <Paper px="lg" py="md">
        <SimpleGrid component="dl" cols={{ base: 2, md: 3 }} spacing={{ base: 'md', xs: 'xl' }} verticalSpacing="sm">
          <Fact name={<Trans>Flow</Trans>}>{t(desk.name)}</Fact>
          <Fact name={<Trans>Recorded</Trans>}>
            <Plural value={steps} one="# step" other="# steps" />
            <DimmedText>
              <Plural value={seconds} one="in # second" other="in # seconds" />
            </DimmedText>
            {omitted > 0 && (
              <DimmedText>
                <Plural value={omitted} one="# earlier step not kept" other="# earlier steps not kept" />
              </DimmedText>
            )}
          </Fact>
          <Fact name={<Trans>Started (your time)</Trans>}>{moment(began)}</Fact>
          <Fact name={<Trans>Started (client’s time)</Trans>}>
            {page !== undefined && isTimeZone(page.time_zone) ? (
              createFormats(language, { timeZone: page.time_zone }).moment(began)
            ) : (
              <Trans>Not recorded</Trans>
            )}
            {isTimeZone(page?.time_zone) && <DimmedText>{page?.time_zone}</DimmedText>}
          </Fact>
          <Fact name={<Trans>Client’s language</Trans>}>{languageOf(page) ?? <Trans>Not recorded</Trans>}</Fact>
          <Fact name={<Trans>Flow version</Trans>}>
            {version} <DimmedText>({structure})</DimmedText>
          </Fact>
        </SimpleGrid>
      </Paper>
      <Notice
        tone={replayed.identical ? 'good' : 'warn'}
        title={
          replayed.identical ? (
            <Trans>The replay ended in the recorded state.</Trans>
          ) : (
            <Trans>This build behaves differently from the recording. Steps that differ are marked.</Trans>
          )
        }
      >
        <Trans>
          Names, typed text, amounts and times were redacted before leaving the client’s device. Placeholders such as
          ‹1›, 0 or the year 2000 aren’t what the client saw. Plan, add-on and service names are the current ones.
        </Trans>
      </Notice>
    </Stack>
  );
}

interface FactProps {
  readonly name: ReactNode;
  readonly children: ReactNode;
}

const Fact = ({ name, children }: FactProps) => (
  <div>
    <Text component="dt" c="dimmed" fz="sm">
      {name}
    </Text>
    <Text component="dd" fw={600}>
      {children}
    </Text>
  </div>
);

const DimmedText = ({ children }: { readonly children: ReactNode }) => (
  <Text c="dimmed" fw={400} style={{ overflowWrap: 'anywhere' }}>
    {children}
  </Text>
);

const languageOf = (page: TracedPage | undefined): string | null => {
  if (page === undefined) return null;
  return isLanguage(page.language) ? languageNames[page.language] : page.language;
};

/** Whether this browser knows the time zone, which another device has recorded. */
function isTimeZone(name: string | undefined): boolean {
  if (name === undefined) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
