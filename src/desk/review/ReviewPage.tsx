import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type Language, languageNames } from '#contract/languages.ts';
import type { Decision, reviewMachine } from '#machines/parts/review.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { openNeighbourOnKey, type QueuePosition, QueuePositionNav } from '../queue/QueuePositionNav.tsx';
import sides from '../sides.module.css';

export interface ReviewQueueProps {
  readonly review: ActorRefFrom<typeof reviewMachine>;
  /** Null if it is not in the list from which it was opened. */
  readonly place: QueuePosition | null;
  readonly onOpen: (address: string) => void;
  /** Called for decisions on this page only. */
  readonly onDecided: (decision: Decision) => void;
}

interface ReviewPageProps extends ReviewQueueProps {
  readonly title: string;
  readonly list: { readonly name: string; readonly page: string; readonly href: string };
  /** The previous decision. */
  readonly last?: ReactNode;
  /** Two columns: the submitted content and the decision. */
  readonly children: ReactNode;
}

export function ReviewPage({ title, list, last, review, place, onOpen, onDecided, children }: ReviewPageProps) {
  const decided = useSelector(review, ({ context, ...snapshot }) =>
    snapshot.status === 'done' && snapshot.value === 'decided' ? context.decision : null,
  );
  const tell = useEffectEvent(onDecided);
  useEffect(() => {
    if (decided !== null) tell(decided);
  }, [decided]);
  return (
    <article onKeyDown={openNeighbourOnKey(place, onOpen)}>
      <PageHeader
        title={title}
        back={{ label: list.page, href: list.href }}
        actions={place && <QueuePositionNav label={list.name} place={place} />}
      />
      {last}
      <div className={sides.sides}>{children}</div>
    </article>
  );
}

interface DecisionPanelProps {
  readonly review: ActorRefFrom<typeof reviewMachine>;
  /** The client's language; null if the client gets no text. */
  readonly language: Language | null;
  /** The address to go on to where another reviewer has decided first. */
  readonly next: string;
  readonly children: ReactNode;
}

export function DecisionPanel({ review, language, next, children }: DecisionPanelProps) {
  const { t } = useLingui();
  const isOvertaken = useSelector(review, (snapshot) => snapshot.matches('overtaken'));
  return (
    <Stack gap="md">
      {language !== null && (
        <Text c="dimmed">
          <Trans>The client reads {languageNames[language]}. Common replies are filled in using that language.</Trans>
        </Text>
      )}
      {children}
      {isOvertaken && <AppLink href={next}>{t`Continue to next`}</AppLink>}
    </Stack>
  );
}
