import type { HandOverEvent } from '#machines/parts/handOver.ts';
import { handOverModel } from '#machines/parts/handOverExamples.ts';
import { button, text } from '../../flowkit/locators.ts';
import { type EventsOnPage, type Locate, press, type TestedViews } from '../../flowkit/testedFlow.ts';

const code: Locate = ({ page, say }) =>
  page.getByRole('img', { name: say('Code to hand this file over to a phone'), exact: true });
const wayBack = button('Use this device instead');
const problem: Locate = ({ page }) => page.getByRole('main').getByRole('alert');

const events: EventsOnPage<HandOverEvent> = {
  'handOver.renew': press(button('Show another code')),
  'handOver.end': press(wayBack),
  'connection.back': {
    gesture: () => Promise.reject(new Error('No person sends it')),
    control: 'not sent by a person',
  },
};

export const handOver: TestedViews = {
  name: 'handOver',
  folder: import.meta.dirname,
  model: handOverModel,
  events,
  stateLocators: {
    beginning: text('A code is being made…'),
    'following.phone.waiting.shown': code,
    'following.phone.waiting.untimed': code,
    'following.phone.waiting.outdated': text('The time of this code is over.'),
    'following.phone.opened': text('A phone has opened the code.'),
    'following.end.unasked': wayBack,
    'following.end.asked': button('Ending it…'),
    expired: text('The time for the phone is over. Nothing was sent.'),
    ended: text('The code has ended: there is a newer one, or somebody has signed out.'),
    refused: problem,
    failed: problem,
    over: ({ page }) => page.getByText('It is over.'),
  },
};
