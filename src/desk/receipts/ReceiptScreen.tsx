import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import type { DeskReceiptWhole } from '#contract/calls/deskPayments.ts';
import { proofParts } from '#contract/entities/payment.ts';
import { Review } from '../../flowkit/review/Review.tsx';
import { proofPartWords } from '../../i18n/paymentWords.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Card } from '../../ui/Card.tsx';
import { Decided, Earlier, RefusalReasons as RefusalOf } from '../review/Decided.tsx';
import { HandedInFile } from '../review/HandedInFile.tsx';
import { Deciding, type Reviewed, ReviewPage } from '../review/ReviewPage.tsx';
import { Compare } from './Compare.tsx';
import { usualSentences } from './sentences.ts';

interface ReceiptScreenProps extends Reviewed {
  readonly receipt: DeskReceiptWhole;
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
          <HandedInFile label={t`Transfer receipt`} file={receipt.content.bank_receipt} address={fileAddress} />
        </Card>
      </Stack>
      <Stack>
        <Card title={<Trans>Compare</Trans>}>
          <Compare receipt={receipt} />
        </Card>
        <Earlier
          title={<Plural value={earlier.length} one="Previous rejection" other="# previous rejections" />}
          decisions={earlier.map(({ refusal, ...by }) => ({ ...by, refusal: <Refusal refusal={refusal} /> }))}
        />
        <Card title={<Trans>Decision</Trans>}>
          {receipt.status === 'submitted' ? (
            <Deciding review={review} language={language} next={inQueue.place?.next ?? list}>
              <Review review={review} parts={parts} newKey={newKey} />
            </Deciding>
          ) : (
            <Standing receipt={receipt} />
          )}
        </Card>
      </Stack>
    </ReviewPage>
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

function Refusal({ refusal }: Pick<DeskReceiptWhole, 'refusal'>) {
  const { i18n } = useLingui();
  return (
    <RefusalOf parts={refusal.map(({ part, words }) => ({ id: part, label: i18n._(proofPartWords[part]), words }))} />
  );
}

/** For a receipt that was decided before this page was opened. */
function Standing({ receipt: { status, decided_by, decided_at, refusal } }: { readonly receipt: DeskReceiptWhole }) {
  const titles = {
    accepted: <Trans>Accepted. The order is paid.</Trans>,
    refused: <Trans>Rejected.</Trans>,
    replaced: <Trans>The client has submitted a newer receipt.</Trans>,
    submitted: null,
  } as const;
  return (
    <Stack gap="sm">
      <Decided
        tone={status === 'accepted' ? 'good' : 'info'}
        title={titles[status]}
        decided_at={decided_at}
        decided_by={decided_by}
      />
      {refusal.length > 0 && <Refusal refusal={refusal} />}
    </Stack>
  );
}
