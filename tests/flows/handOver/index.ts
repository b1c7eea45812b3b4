import type { HandOverEvent } from '#machines/parts/handOver.ts';
import { handOverModel } from '#machines/parts/handOverExamples.ts';
import { button, text } from '../../flowkit/locators.ts';
import { type EventsOnPage, type LocatorOf, pressGesture, type TestedViews } from '../../flowkit/testedFlow.ts';

const qrCode: LocatorOf = ({ page, say }) =>
  page.getByRole('img', { name: say('QR code for sending this file from your phone'), exact: true });
const useThisDeviceButton = button('Use this device instead');
const problem: LocatorOf = ({ page }) => page.getByRole('main').getByRole('alert');

const events: EventsOnPage<HandOverEvent> = {
  'handOver.renew': pressGesture(button('Get a new code')),
  'handOver.end': pressGesture(useThisDeviceButton),
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
    beginning: text('Creating a QR code…'),
    'following.phone.waiting.shown': qrCode,
    'following.phone.waiting.untimed': qrCode,
    'following.phone.waiting.outdated': text('This code has expired.'),
    'following.phone.opened': text('A phone has opened the code.'),
    'following.end.idle': useThisDeviceButton,
    'following.end.requested': button('Cancelling the code…'),
    expired: text('The time to send from your phone has expired. Nothing was sent.'),
    ended: text('This code is no longer valid. There’s a newer one, or someone has signed out.'),
    refused: problem,
    failed: problem,
    finished: ({ page }) => page.getByText('It is over.'),
  },
};
