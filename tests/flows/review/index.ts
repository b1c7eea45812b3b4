import type { ReviewEvent } from '#machines/parts/review.ts';
import { reviewModel } from '#machines/parts/reviewExamples.ts';
import { button, text } from '../../flowkit/locators.ts';
import type { PageDriver } from '../../flowkit/pageDriver.ts';
import { type EventsOnPage, pressGesture, type TestedViews } from '../../flowkit/testedFlow.ts';

const labels: Readonly<Record<string, string>> = { payer: 'Payer', bank_receipt: 'Receipt' };

const checkbox = ({ page, say }: PageDriver, part: string) =>
  page.getByRole('checkbox', {
    name: say('Problem with {label}').replace('{label}', labels[part] ?? part),
    exact: true,
  });
const problemField = ({ page, say }: PageDriver, part: string) =>
  page.getByLabel(say('Problem: {label}').replace('{label}', labels[part] ?? part), { exact: true });

const verdicts: Readonly<Record<string, string>> = { accept: 'Accept', refuse: 'Reject' };

const events: EventsOnPage<ReviewEvent> = {
  'part.mark': {
    gesture: (reader, { part }) => checkbox(reader, part).check(),
    control: 'belongs to what is on offer',
  },
  'part.unmark': {
    gesture: (reader, { part }) => checkbox(reader, part).uncheck(),
    control: 'belongs to what is on offer',
  },
  'words.type': {
    gesture: (reader, event) => problemField(reader, event.part).fill(event.words),
    control: 'belongs to what is on offer',
  },
  'verdict.give': {
    gesture: (reader, { verdict }) => button(verdicts[verdict] ?? verdict)(reader).click(),
    alternative: (reader, { verdict }) =>
      pressGesture(button(verdicts[verdict] ?? verdict))
        .control(reader)
        .press('Enter'),
    control: button('Accept'),
  },
};

export const review: TestedViews = {
  name: 'review',
  folder: import.meta.dirname,
  model: reviewModel,
  events,
  stateLocators: {
    'open.considering': button('Accept'),
    'open.incomplete': ({ page }) => page.getByRole('main').getByRole('alert'),
    'open.refused': text('Your decision wasn’t recorded.'),
    deciding: text('Sending your decision…'),
    checkingOutcome: text('We’re still checking whether your decision was recorded.'),
    decided: text('The client is notified in the mall and by email.'),
    overtaken: ({ page }) => page.getByRole('main').getByRole('status'),
  },
  onPage: {
    notOffered: new Map([
      [
        'verdict.give (refuse for a reason)',
        'receipts are refused by their parts; the pages of invoices ask for a reason too',
      ],
    ]),
  },
};
