import type { PollingEvent } from '#machines/parts/polling.ts';
import { pollingModel } from '#machines/parts/pollingExamples.ts';
import { anyOf, button } from '../../flowkit/locators.ts';
import { type EventsOnPage, type LocatorOf, pressGesture, type TestedViews } from '../../flowkit/testedFlow.ts';
import { pollingDefects } from './defects.ts';

const sentByPage = {
  gesture: () => Promise.reject(new Error('No person sends it')),
  control: 'not sent by a person',
} as const;

const events: EventsOnPage<PollingEvent> = {
  'poll.now': pressGesture(button('Check again')),
  'connection.back': sentByPage,
  'page.shown': sentByPage,
};

/** The page says that it asks until something goes wrong; then, what this means for the user. */
const pollingText: LocatorOf = anyOf(
  ({ page }) => page.getByText('It is asked for.'),
  ({ page }) => page.getByText('It is not known yet.'),
);

export const polling: TestedViews = {
  name: 'polling',
  folder: import.meta.dirname,
  model: pollingModel,
  events,
  stateLocators: {
    asking: pollingText,
    'pausing.timing': pollingText,
    'pausing.waiting': pollingText,
    'pausing.idle': pollingText,
    answered: ({ page }) => page.getByRole('heading', { level: 1 }),
  },
  defects: pollingDefects,
  otherSuites: ['cancelOrder'],
};
