import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type Language, languageNames } from '#contract/languages.ts';
import type { reviewMachine } from '#machines/parts/review.ts';
import { AppLink } from '../../ui/AppLink.tsx';

interface DecidingProps {
  readonly review: ActorRefFrom<typeof reviewMachine>;
  /** In which the client reads what is said of it; null where nothing is. */
  readonly language: Language | null;
  /** Where it goes on once somebody else has decided. */
  readonly next: string;
  readonly children: ReactNode;
}

/** What stands around a decision that is still to be taken. */
export function Deciding({ review, language, next, children }: DecidingProps) {
  const { t } = useLingui();
  const isOvertaken = useSelector(review, (snapshot) => snapshot.matches('overtaken'));
  return (
    <Stack gap="md">
      {language !== null && (
        <Text c="dimmed">
          <Trans>The client reads {languageNames[language]}; common replies are filled in in that language.</Trans>
        </Text>
      )}
      {children}
      {isOvertaken && <AppLink href={next}>{t`Go on with the next one`}</AppLink>}
    </Stack>
  );
}
