import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { DeskReceiptWhole } from '#contract/calls/deskPayments.ts';
import { proofParts } from '#contract/entities/payment.ts';
import type { Decision, reviewMachine } from '#machines/parts/review.ts';
import { Review } from '../../../flowkit/review/Review.tsx';
import { languageNames } from '../../../i18n/activate.ts';
import { proofPartWords } from '../../../i18n/paymentWords.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { PlaceInQueue } from '../queue/PlaceInQueue.tsx';
import { leadFrom, type Place } from '../queue/place.ts';
import sides from '../sides.module.css';
import { Compare } from './Compare.tsx';
import { LastVerdict, type Verdict } from './LastVerdict.tsx';
import { ReceiptFile } from './ReceiptFile.tsx';
import { usualSentences } from './sentences.ts';

interface ReceiptScreenProps {
  readonly receipt: DeskReceiptWhole;
  readonly fileAddress: string;
  readonly review: ActorRefFrom<typeof reviewMachine>;
  readonly newKey: () => string;
  /** Null where it is not among those to be checked. */
  readonly place: Place | null;
  readonly list: string;
  readonly last: Verdict | null;
  readonly onOpen: (address: string) => void;
  /** It was decided here. */
  readonly onDecided: (decision: Decision) => void;
}

/** One receipt beside its order, and the decision on it. */
export function ReceiptScreen(props: ReceiptScreenProps) {
  const { receipt, fileAddress, review, newKey, place, list, last, onOpen, onDecided } = props;
  const { t } = useLingui();
  const { order_no } = receipt.order;
  const parts = useParts(receipt.language);
  const isDecided = useSelector(review, (snapshot) => snapshot.matches('decided'));
  const isOvertaken = useSelector(review, (snapshot) => snapshot.matches('overtaken'));
  useEffect(() => {
    const { decision } = review.getSnapshot().context;
    if (isDecided && decision !== null) onDecided(decision);
  }, [isDecided, review, onDecided]);
  return (
    <article onKeyDown={leadFrom(place, onOpen)}>
      <PageHeader
        title={t`Receipt for ${order_no}`}
        back={{ label: t`Transfer receipts`, href: list }}
        actions={place && <PlaceInQueue label={t`Receipts to check`} place={place} />}
      />
      <LastVerdict last={last} />
      <div className={sides.sides}>
        <Stack>
          <Card title={<Trans>Receipt</Trans>}>
            <ReceiptFile file={receipt.content.bank_receipt} address={fileAddress} />
          </Card>
        </Stack>
        <Stack>
          <Card title={<Trans>Compare</Trans>}>
            <Compare receipt={receipt} />
          </Card>
          <Earlier earlier={receipt.earlier} />
          <Card title={<Trans>Decision</Trans>}>
            {receipt.status === 'submitted' ? (
              <Stack gap="md">
                <Text c="dimmed">
                  <Trans>
                    The client reads {languageNames[receipt.language]}; the usual sentences are filled in in that
                    language.
                  </Trans>
                </Text>
                <Review review={review} parts={parts} newKey={newKey} />
                {isOvertaken && <AppLink href={place?.next ?? list}>{t`Go on with the next one`}</AppLink>}
              </Stack>
            ) : (
              <Standing receipt={receipt} />
            )}
          </Card>
        </Stack>
      </div>
    </article>
  );
}

function useParts(language: DeskReceiptWhole['language']) {
  const { i18n } = useLingui();
  const { text } = useFormats();
  return proofParts.map((part) => ({
    part,
    label: i18n._(proofPartWords[part]),
    sentences: usualSentences[part].map((sentence) => ({ label: text(sentence), words: sentence[language] })),
  }));
}

/** What earlier proofs of the order were refused for. */
function Earlier({ earlier }: Pick<DeskReceiptWhole, 'earlier'>) {
  const { moment } = useFormats();
  if (earlier.length === 0) return null;
  return (
    <Card title={<Plural value={earlier.length} one="Refused before" other="Refused # times before" />}>
      <Stack gap="sm">
        {earlier.map(({ decided_at, decided_by, refusal }) => (
          <div key={decided_at}>
            <Text fz="sm" c="dimmed">
              {[decided_at === null ? null : moment(decided_at), decided_by]
                .filter((each) => each !== null)
                .join(' · ')}
            </Text>
            <Refusal refusal={refusal} />
          </div>
        ))}
      </Stack>
    </Card>
  );
}

function Refusal({ refusal }: Pick<DeskReceiptWhole, 'refusal'>) {
  const { i18n } = useLingui();
  return (
    <Stack component="ul" gap={4} m={0} pl="lg">
      {refusal.map(({ part, words }) => (
        <li key={part}>
          <strong>{i18n._(proofPartWords[part])}</strong> <bdi>{words}</bdi>
        </li>
      ))}
    </Stack>
  );
}

/** How a receipt stands that was decided before this page was opened. */
function Standing({ receipt: { status, decided_by, decided_at, refusal } }: { readonly receipt: DeskReceiptWhole }) {
  const { moment } = useFormats();
  const when = decided_at === null ? null : moment(decided_at);
  const titles = {
    accepted: <Trans>Accepted: the order is paid.</Trans>,
    refused: <Trans>Refused.</Trans>,
    replaced: <Trans>The client has handed in another one since.</Trans>,
    submitted: null,
  } as const;
  return (
    <Stack gap="sm">
      <Notice tone={status === 'accepted' ? 'good' : 'info'} title={titles[status]}>
        {decided_by !== null && when !== null && (
          <Trans>
            By {decided_by}, {when}.
          </Trans>
        )}
      </Notice>
      {refusal.length > 0 && <Refusal refusal={refusal} />}
    </Stack>
  );
}
