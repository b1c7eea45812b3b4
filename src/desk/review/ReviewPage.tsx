import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type Language, languageNames } from '#contract/languages.ts';
import type { Decision, reviewMachine } from '#machines/parts/review.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { leadFrom, PlaceInQueue, type QueuePosition } from '../queue/PlaceInQueue.tsx';
import sides from '../sides.module.css';

/** What every page is given on which something is reviewed. */
export interface Reviewed {
  readonly review: ActorRefFrom<typeof reviewMachine>;
  /** Null where it is not in the list from which it was opened. */
  readonly place: QueuePosition | null;
  readonly onOpen: (address: string) => void;
  /** It was decided here. */
  readonly onDecided: (decision: Decision) => void;
}

interface ReviewPageProps extends Reviewed {
  readonly title: string;
  /** The list in which it stands, and what the page that shows it is called. */
  readonly list: { readonly name: string; readonly page: string; readonly href: string };
  /** What has become of the one before. */
  readonly last?: ReactNode;
  /** What was handed in, and beside it what is decided on it. */
  readonly children: ReactNode;
}

/** Something that is reviewed: its place in its queue, and two sides below. */
export function ReviewPage({ title, list, last, review, place, onOpen, onDecided, children }: ReviewPageProps) {
  const decided = useSelector(review, ({ context, ...snapshot }) =>
    snapshot.status === 'done' && snapshot.value === 'decided' ? context.decision : null,
  );
  const tell = useEffectEvent(onDecided);
  useEffect(() => {
    if (decided !== null) tell(decided);
  }, [decided]);
  return (
    <article onKeyDown={leadFrom(place, onOpen)}>
      <PageHeader
        title={title}
        back={{ label: list.page, href: list.href }}
        actions={place && <PlaceInQueue label={list.name} place={place} />}
      />
      {last}
      <div className={sides.sides}>{children}</div>
    </article>
  );
}

interface DecidingProps {
  readonly review: ActorRefFrom<typeof reviewMachine>;
  /** In which the client reads what is said of it; null where nothing is. */
  readonly language: Language | null;
  /** The address to go on to where another reviewer has decided first. */
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
