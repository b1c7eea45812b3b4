import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Decision, ReviewReason, reviewMachine, VerdictDetails } from '#machines/parts/review.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useFocusFallback } from '../../ui/useFocusFallback.ts';
import { Actions } from '../Actions.tsx';
import { BusyIndicator } from '../BusyIndicator.tsx';
import { useRefusalText } from '../faultText.ts';
import { Polling } from '../Polling.tsx';
import { PartMark, type ReviewedPart } from './PartMark.tsx';

/** `own`: for the reviewer who decided; `before`: for one who finds it decided. */
interface VerdictLabels {
  readonly own: ReactNode;
  readonly before: ReactNode;
}

const acceptedLabels: VerdictLabels = { own: <Trans>Accepted.</Trans>, before: <Trans>Already accepted.</Trans> };
const rejectedLabels: VerdictLabels = { own: <Trans>Rejected.</Trans>, before: <Trans>Already rejected.</Trans> };

interface DecisionNoticeProps {
  readonly decision: Decision;
  /** Decided on this page. */
  readonly isOwn: boolean;
  /** For verdicts other than accept and refuse. */
  readonly words?: VerdictLabels;
}

function DecisionNotice({ decision: { verdict, by, at }, isOwn, words }: DecisionNoticeProps) {
  const { moment } = useFormats();
  const { own, before } = words ?? (verdict === 'accept' ? acceptedLabels : rejectedLabels);
  const when = at === null ? null : moment(at);
  if (isOwn) {
    return (
      <Notice tone="good" live="status" title={own}>
        <Trans>The client is notified in the mall and by email.</Trans>
      </Notice>
    );
  }
  return (
    <Notice tone="info" live="status" title={before}>
      {by !== null && when !== null && (
        <Trans>
          By {by}, {when}.
        </Trans>
      )}
    </Notice>
  );
}

interface ReviewProps {
  readonly review: ActorRefFrom<typeof reviewMachine>;
  readonly parts: readonly ReviewedPart[];
  /** Makes an idempotency key for one intent: this verdict with these words. */
  readonly newKey: () => string;
  /** For reviews with verdicts other than accept and refuse. */
  readonly verdicts?: {
    readonly controls: (give: (verdict: string, details?: VerdictDetails) => void) => ReactNode;
    readonly words: Readonly<Record<string, VerdictLabels>>;
  };
}

export function Review(props: ReviewProps) {
  const place = useSelector(props.review, ({ value }) => JSON.stringify(value));
  return (
    <div {...useFocusFallback<HTMLDivElement>(place)}>
      <ReviewState {...props} />
    </div>
  );
}

function ReviewState({ review, parts, newKey, verdicts }: ReviewProps) {
  const snapshot = useSelector(review, (current) => current);
  const { context } = snapshot;
  if (snapshot.matches('deciding')) {
    return (
      <BusyIndicator>
        <Trans>Sending your decision…</Trans>
      </BusyIndicator>
    );
  }
  if (snapshot.matches('checkingOutcome')) {
    return (
      <Polling
        polling={snapshot.children.checkOutcome}
        asking={<Trans>We’re still checking whether your decision was recorded.</Trans>}
        unknown={
          <Trans>We’ll keep checking. Your decision won’t be processed twice, and your entries are saved.</Trans>
        }
      >
        {null}
      </Polling>
    );
  }
  if (context.decision !== null) {
    const words = verdicts?.words[context.decision.verdict];
    return <DecisionNotice decision={context.decision} isOwn={snapshot.matches('decided')} {...(words && { words })} />;
  }
  const give = (verdict: string, details: VerdictDetails = {}) =>
    review.send({ type: 'verdict.give', verdict, details, key: newKey() });
  return (
    <Stack gap="md">
      {parts.map((part) => (
        <PartMark
          key={part.part}
          part={part}
          mark={context.marks.find((mark) => mark.part === part.part) ?? null}
          isAsked={snapshot.matches({ open: 'incomplete' }) && context.reason === 'words_missing'}
          send={review.send}
        />
      ))}
      <ReviewProblem
        reason={snapshot.matches({ open: 'incomplete' }) ? context.reason : null}
        refusal={snapshot.matches({ open: 'refused' }) ? context.refusal : null}
      />
      {verdicts === undefined ? (
        <Actions>
          <Button onClick={() => give('accept')}>
            <Trans>Accept</Trans>
          </Button>
          <Button variant="default" onClick={() => give('refuse')}>
            <Trans>Reject</Trans>
          </Button>
        </Actions>
      ) : (
        verdicts.controls(give)
      )}
    </Stack>
  );
}

type Refusal = Parameters<ReturnType<typeof useRefusalText>>[0];

/** The review is taller than a screen. Scrolls once on mount, so that later typing moves nothing. */
const scrollIntoViewOnMount = (shown: HTMLElement | null): void => shown?.scrollIntoView({ block: 'center' });

function ReviewProblem({
  reason,
  refusal,
}: {
  readonly reason: ReviewReason | null;
  readonly refusal: Refusal | null;
}) {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  const words: Readonly<Record<ReviewReason, string>> = {
    nothing_marked: t`To reject, mark at least one part.`,
    words_missing: t`Describe the problem with each marked part. The client will read it.`,
    marked_all_the_same: t`To accept, clear all marks first.`,
  };
  if (reason !== null)
    return (
      <div ref={scrollIntoViewOnMount}>
        <Notice tone="warn" live="alert" title={words[reason]} />
      </div>
    );
  if (refusal === null) return null;
  return (
    <Notice tone="bad" live="alert" support title={<Trans>Your decision wasn’t recorded.</Trans>}>
      {refusalText(refusal)}
    </Notice>
  );
}
