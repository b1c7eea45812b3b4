import type { ActorRefFrom } from 'xstate';
import type { reviewMachine } from '#machines/parts/review.ts';
import { reviewModel, verdictKey } from '#machines/parts/reviewExamples.ts';
import { FlowFrame } from '#src/flowkit/FlowFrame.tsx';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { Review } from '#src/flowkit/review/Review.tsx';
import { createShow, type Show } from '../../gallery/shown.ts';

const reviewedParts = [
  {
    part: 'payer',
    label: 'Payer',
    sentences: [{ label: 'The payer is not the buyer.', words: 'The payer is not the buyer.' }],
  },
  { part: 'bank_receipt', label: 'Receipt', sentences: [{ label: 'It cannot be read.', words: 'It cannot be read.' }] },
];

/** Its verdicts have the key of the examples. */
function ReviewPage({ actor }: { readonly actor: ActorRefFrom<typeof reviewMachine> }) {
  return (
    <FlowFrame label="Review" page="review">
      <PageFrame title="Review">
        <Review review={actor} parts={reviewedParts} newKey={() => verdictKey} />
      </PageFrame>
    </FlowFrame>
  );
}

export const show: Show = createShow(reviewModel, (actor) => <ReviewPage actor={actor} />);
