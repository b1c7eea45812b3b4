import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { isLanguage, languageNames } from '#contract/languages.ts';
import type { TracedPage } from '#pathways/trace/format.ts';
import { formatsOf } from '../../i18n/formats.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { FoundTrace } from './readTrace.ts';

export function TraceSummary({ desk, trace, replayed }: FoundTrace) {
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
            <Aside>
              <Plural value={seconds} one="in # second" other="in # seconds" />
            </Aside>
            {omitted > 0 && (
              <Aside>
                <Plural
                  value={omitted}
                  one="# step before it is no longer told"
                  other="# steps before them are no longer told"
                />
              </Aside>
            )}
          </Fact>
          <Fact name={<Trans>Began, your time</Trans>}>{moment(began)}</Fact>
          <Fact name={<Trans>Began, the client’s time</Trans>}>
            {page !== undefined && isTimeZone(page.time_zone) ? (
              formatsOf(language, { timeZone: page.time_zone }).moment(began)
            ) : (
              <Trans>not recorded</Trans>
            )}
            {isTimeZone(page?.time_zone) && <Aside>{page?.time_zone}</Aside>}
          </Fact>
          <Fact name={<Trans>The client’s language</Trans>}>{languageOf(page) ?? <Trans>not recorded</Trans>}</Fact>
          <Fact name={<Trans>Version of the flow</Trans>}>
            {version} <Aside>({structure})</Aside>
          </Fact>
        </SimpleGrid>
      </Paper>
      <Notice
        tone={replayed.identical ? 'good' : 'warn'}
        title={
          replayed.identical ? (
            <Trans>Replayed to the identical state.</Trans>
          ) : (
            <Trans>This build does not do what was recorded. Steps that differ are marked.</Trans>
          )
        }
      >
        <Trans>
          Names, typed texts, amounts and moments were redacted before they left the client’s device: what stands in
          their place on the page here, like ‹1›, 0 or the year 2000, is not what the client saw. The names of what is
          sold are those of today.
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

const Aside = ({ children }: { readonly children: ReactNode }) => (
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
