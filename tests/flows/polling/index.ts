import type { PollingEvent } from '#machines/parts/polling.ts';
import config from '../../../pathways.config.ts';
import { anyOf, button } from '../../flowkit/locators.ts';
import { type EventsOnPage, type Locate, press, type TestedFlow } from '../../flowkit/testedFlow.ts';

const events: EventsOnPage<PollingEvent> = {
  'poll.now': press(button('Check again')),
  'connection.back': {
    gesture: () => Promise.reject(new Error('No person sends it')),
    control: 'not sent by a person',
  },
};

const unknown: Locate = ({ page }) => page.getByText('It is not known yet.');
const asking: Locate = anyOf(({ page }) => page.getByText('It is asked for.'), button('Looking for it…'));

/** Polling as its generated suites know it, shown as by a flow that has invoked it. */
export const polling: TestedFlow = {
  name: 'polling',
  folder: import.meta.dirname,
  model: config.models.polling,
  events,
  stateLocators: {
    asking,
    'pausing.timing': unknown,
    'pausing.waiting': unknown,
    'pausing.idle': unknown,
    answered: ({ page }) => page.getByRole('heading', { level: 1 }),
  },
};
