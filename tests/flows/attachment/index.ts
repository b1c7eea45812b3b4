import type { AttachmentEvent } from '#machines/parts/attachment.ts';
import { attachmentModel } from '#machines/parts/attachmentExamples.ts';
import { anyOf, button, text } from '../../flowkit/locators.ts';
import type { PageDriver } from '../../flowkit/pageDriver.ts';
import { type EventsOnPage, type LocatorOf, pressGesture, type TestedViews } from '../../flowkit/testedFlow.ts';

const attachButton =
  (words: string): LocatorOf =>
  ({ page, say }) =>
    page.getByRole('button', { name: say(words).replace('{name}', 'contract-signed.pdf'), exact: true });

async function remove(reader: PageDriver, open: (control: ReturnType<LocatorOf>) => Promise<void>): Promise<void> {
  const dialog = reader.page.getByRole('dialog');
  await open(button('Remove')(reader));
  await dialog.locator(':focus').waitFor();
  // The dialog takes the focus with two timers; a key pressed between them would press its first button.
  await reader.page.evaluate(() => new Promise((done) => setTimeout(done)));
  await open(dialog.getByRole('button', { name: reader.say('Remove'), exact: true }));
  await dialog.waitFor({ state: 'detached' });
}

const events: EventsOnPage<AttachmentEvent> = {
  'document.replace': pressGesture(button('Replace')),
  'document.remove': {
    gesture: (reader) => remove(reader, (control) => control.click()),
    alternative: (reader) => remove(reader, (control) => control.press('Enter')),
    control: button('Remove'),
  },
  'theirs.replace': pressGesture(anyOf(attachButton('Attach {name} instead'), attachButton('Attach {name}'))),
  'theirs.keep': pressGesture(button('Leave as is')),
};

export const attachment: TestedViews = {
  name: 'attachment',
  folder: import.meta.dirname,
  model: attachmentModel,
  events,
  stateLocators: {
    attached: button('Replace'),
    missing: anyOf(button('Choose a file'), button('Choose a different file')),
    changing: anyOf(text('Attaching file…'), text('Removing file…')),
    checkingOutcome: text('We’re still checking whether this went through.'),
    overtaken: button('Leave as is'),
  },
};
