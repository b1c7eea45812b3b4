import type { UploadEvent } from '#machines/parts/upload.ts';
import { uploadModel } from '#machines/parts/uploadExamples.ts';
import { anyOf, button, text } from '../../flowkit/locators.ts';
import { type EventsOnPage, type LocatorOf, pressGesture, type TestedViews } from '../../flowkit/testedFlow.ts';

const chooser: LocatorOf = anyOf(button('Choose a file'), button('Choose a different file'));

const sentByPage = {
  gesture: () => Promise.reject(new Error('No person sends it')),
  control: 'not sent by a person',
} as const;

const events: EventsOnPage<UploadEvent> = {
  'file.choose': {
    async gesture(reader, { file }) {
      const opened = reader.page.waitForEvent('filechooser');
      await chooser(reader).click();
      await (await opened).setFiles({ name: file.name, mimeType: file.type, buffer: Buffer.alloc(file.size) });
    },
    async alternative(reader, { file }) {
      await chooser(reader).evaluate((element, { name, size, type }) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(size)], name, { type }));
        element.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
      }, file);
    },
    control: chooser,
  },
  'file.keep': pressGesture(({ page }) => page.getByRole('button', { name: 'Keep transfer-march.pdf' })),
  'phone.ask': pressGesture(button('Take a photo with your phone')),
  'upload.cancel': pressGesture(button('Cancel upload')),
  'upload.retry': pressGesture(button('Try again')),
  'connection.back': sentByPage,
};

const problem: LocatorOf = ({ page }) => page.getByRole('main').getByRole('alert');
const progressBar: LocatorOf = ({ page }) => page.getByRole('progressbar');

export const upload: TestedViews = {
  name: 'upload',
  folder: import.meta.dirname,
  model: uploadModel,
  events,
  stateLocators: {
    'choosing.empty': chooser,
    'choosing.refused': problem,
    'choosing.failed': button('Try again'),
    'choosing.lost': problem,
    // The invoked child machine has its own view.
    handedOver: ({ page }) => page.getByRole('group', { name: 'Receipt' }),
    'sending.transfer': progressBar,
    'sending.progress.watched': progressBar,
    'sending.progress.unwatched': progressBar,
    finished: text('Uploaded'),
  },
  acceptedMutants: {
    'guard dropped: upload.choosing phone.ask[0] -> upload.handedOver':
      'a suite begins with one input, which can be handed over; what cannot is asked of by the test beside the part',
  },
};
