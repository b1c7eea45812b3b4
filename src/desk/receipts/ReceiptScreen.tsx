import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import type { DeskReceiptDetail } from '#contract/calls/deskPayments.ts';
import { proofParts } from '#contract/entities/payment.ts';
import { Review } from '../../flowkit/review/Review.tsx';
import { proofPartLabels } from '../../i18n/paymentLabels.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Card } from '../../ui/Card.tsx';
import { DecisionNotice, EarlierDecisions, RefusalReasons as RefusalOf } from '../review/DecisionNotice.tsx';
import { DecisionPanel, ReviewPage, type ReviewQueueProps } from '../review/ReviewPage.tsx';
import { SubmittedFile } from '../review/SubmittedFile.tsx';
import { ReceiptComparison } from './ReceiptComparison.tsx';
import { suggestedReasons } from './suggestedReasons.ts';

interface ReceiptScreenProps extends ReviewQueueProps {
  readonly receipt: DeskReceiptDetail;
  readonly fileAddress: string;
  readonly newKey: () => string;
  readonly list: string;
}

export function ReceiptScreen(props: ReceiptScreenProps) {
  const { receipt, fileAddress, review, newKey, list, ...inQueue } = props;
  const { t } = useLingui();
  const { language, earlier } = receipt;
  const { order_no } = receipt.order;
  const parts = useParts(language);
  return (
    <ReviewPage
      {...inQueue}
      title={t`Receipt for ${order_no}`}
      review={review}
      list={{ name: t`Receipts to review`, page: t`Transfer receipts`, href: list }}
    >
      <Stack>
        <Card title={<Trans>Receipt</Trans>}>
          <SubmittedFile label={t`Transfer receipt`} file={receipt.content.bank_receipt} address={fileAddress} />
        </Card>
      </Stack>
      <Stack>
        <Card title={<Trans>Compare</Trans>}>
          <ReceiptComparison receipt={receipt} />
        </Card>
        <EarlierDecisions
          title={<Plural value={earlier.length} one="Previous rejection" other="# previous rejections" />}
          decisions={earlier.map(({ refusal, ...by }) => ({ ...by, refusal: <RefusalDetails refusal={refusal} /> }))}
        />
        <Card title={<Trans>Decision</Trans>}>
          {receipt.status === 'submitted' ? (
            <DecisionPanel review={review} language={language} next={inQueue.place?.next ?? list}>
              <Review review={review} parts={parts} newKey={newKey} />
            </DecisionPanel>
          ) : (
            <CurrentDecision receipt={receipt} />
          )}
        </Card>
      </Stack>
    </ReviewPage>
  );
}

function useParts(language: DeskReceiptDetail['language']) {
  const { i18n } = useLingui();
  const { text } = useFormats();
  return proofParts.map((part) => ({
    part,
    label: i18n._(proofPartLabels[part]),
    sentences: suggestedReasons[part].map((sentence) => ({ label: text(sentence), words: sentence[language] })),
  }));
}

function RefusalDetails({ refusal }: Pick<DeskReceiptDetail, 'refusal'>) {
  const { i18n } = useLingui();
  return (
    <RefusalOf parts={refusal.map(({ part, words }) => ({ id: part, label: i18n._(proofPartLabels[part]), words }))} />
  );
}

/** For a receipt that was decided before this page was opened. */
function CurrentDecision({
  receipt: { status, decided_by, decided_at, refusal },
}: {
  readonly receipt: DeskReceiptDetail;
}) {
  const titles = {
    accepted: <Trans>Accepted. The order is paid.</Trans>,
    refused: <Trans>Rejected.</Trans>,
    replaced: <Trans>The client has submitted a newer receipt.</Trans>,
    submitted: null,
  } as const;
  return (
    <Stack gap="sm">
      <DecisionNotice
        tone={status === 'accepted' ? 'good' : 'info'}
        title={titles[status]}
        decided_at={decided_at}
        decided_by={decided_by}
      />
      {refusal.length > 0 && <RefusalDetails refusal={refusal} />}
    </Stack>
  );
}
