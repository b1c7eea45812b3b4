import type { PhoneUploadEvent } from '#machines/parts/phoneUpload.ts';
import { phoneUploadModel } from '#machines/parts/phoneUploadExamples.ts';
import { button, text } from '../../flowkit/locators.ts';
import { type EventsOnPage, pressGesture, type TestedViews } from '../../flowkit/testedFlow.ts';

const events: EventsOnPage<PhoneUploadEvent> = {
  'code.retry': pressGesture(button('Try again')),
  'connection.back': {
    gesture: () => Promise.reject(new Error('No person sends it')),
    control: 'not sent by a person',
  },
};

export const phoneUpload: TestedViews = {
  name: 'phoneUpload',
  folder: import.meta.dirname,
  model: phoneUploadModel,
  events,
  stateLocators: {
    opening: text('Opening code…'),
    failed: button('Try again'),
    uploading: button('Choose a file'),
    sent: text('Continue on your computer. You can close this page.'),
    closed: ({ page }) => page.getByRole('main').getByRole('alert'),
  },
};
