import { z } from 'zod/mini';
import { readMobileNumber } from '#contract/mobile.ts';
import { oneTimeCodeModel } from '#machines/parts/oneTimeCodeExamples.ts';
import type { OneTimeCodeContext, OneTimeCodeEvent } from '#machines/parts/oneTimeCodeTypes.ts';
import { readNow } from '../../browser/readNow.ts';
import { anyOf, button, field, text } from '../../flowkit/locators.ts';
import {
  type EventsOnPage,
  formEventGestures,
  type LocatorOf,
  pressGesture,
  type TestedViews,
} from '../../flowkit/testedFlow.ts';

const slider: LocatorOf = ({ page, say }) =>
  page.getByRole('slider', { name: say('Slide right to verify'), exact: true });
const sendButton = button('Send code');

async function enterImageCode(reader: Parameters<LocatorOf>[0], image_code: string): Promise<void> {
  const read = field('Image code')(reader);
  if (await readNow('the place on the path was waited for', () => read.isVisible())) await read.fill(image_code);
}
const image: LocatorOf = ({ page, say }) =>
  page.getByRole('img', { name: say('Five characters to enter'), exact: true });

const events: EventsOnPage<OneTimeCodeEvent> = {
  'mobile.type': {
    gesture: (reader, { mobile }) => field('Mobile number')(reader).fill(mobile),
    control: 'belongs to what is on offer',
  },
  'captcha.slide': {
    async gesture(reader) {
      const thumb = await slider(reader).boundingBox();
      if (thumb === null) throw new Error('the slider is not in sight');
      const { mouse } = reader.page;
      await mouse.move(thumb.x + thumb.width / 2, thumb.y + thumb.height / 2);
      await mouse.down();
      await mouse.move(thumb.x + 600, thumb.y + thumb.height / 2, { steps: 4 });
      await mouse.up();
    },
    alternative: (reader) => slider(reader).press('End'),
    control: slider,
  },
  'image.renew': pressGesture(anyOf(button('Get a new image'), button('Reload image'), button('Use an image instead'))),
  'image.skip': pressGesture(button('Continue without image')),
  'code.send': {
    async gesture(reader, { image_code }) {
      await enterImageCode(reader, image_code);
      await sendButton(reader).click();
    },
    async alternative(reader, { image_code }) {
      await enterImageCode(reader, image_code);
      await sendButton(reader).press('Enter');
    },
    control: sendButton,
  },
  'code.enter': {
    async gesture(reader, { code }) {
      await field('SMS code')(reader).fill(code);
      await field('SMS code')(reader).press('Enter');
    },
    control: field('SMS code'),
  },
  'code.resend': pressGesture(button('Send new code')),
  'mobile.change': pressGesture(button('Use a different number')),
  'code.have': pressGesture(button('I already have a code')),
  'code.leave': pressGesture(button('Not now')),
  ...formEventGestures,
  'connection.back': {
    gesture: () => Promise.reject(new Error('No person sends it')),
    control: 'not sent by a person',
  },
};

const sendEventSchema = z.object({ type: z.literal('code.send'), mobile: z.string(), image_code: z.string() });

/** What the form would send, except for the code read from the image. */
const typedText = ({ mobile, solution, passed }: OneTimeCodeContext): string =>
  `${readMobileNumber('CN', mobile)} ${solution === null && !passed ? 'with an image' : 'without an image'}`;

export const oneTimeCode: TestedViews = {
  name: 'oneTimeCode',
  folder: import.meta.dirname,
  model: oneTimeCodeModel,
  events,
  stateLocators: {
    'asking.again': text('We can send another code to this number without a new security check.'),
    'asking.captcha.idle': slider,
    'asking.captcha.proving': text('Verifying…'),
    'asking.captcha.wrong': ({ page }) => page.getByRole('main').getByRole('alert'),
    'asking.captcha.failed': text('Your connection is weak. Slide again.'),
    'asking.image.loading': text('Loading image…'),
    'asking.image.unloaded': button('Reload image'),
    'asking.image.ready': image,
    'asking.image.working': text(
      'We’re running a security check on your device instead. This can take up to a minute.',
    ),
    'asking.image.worked': text('Done. You don’t need an image code.'),
    sending: text('Sending code…'),
    checkingOutcome: text('We’re still checking whether the code was sent.'),
    'entering.counting': ({ page }) => page.getByRole('timer'),
    'entering.resendable': button('Send new code'),
    finished: ({ page }) => page.getByText('It is over.'),
  },
  onPage: {
    // The number and the need for an image code follow from the form's content.
    shows: ({ snapshot }, { event }) => {
      const { success, data } = sendEventSchema.safeParse(event);
      if (!success) return true;
      return (
        typedText(snapshot.context) ===
        `${data.mobile} ${data.image_code === '' ? 'without an image' : 'with an image'}`
      );
    },
    variantOf: ({ snapshot }) => typedText(snapshot.context),
  },
  acceptedMutants: {
    'another initial state: oneTimeCode, now oneTimeCode.asking':
      'a suite begins with one input, which leads there; with a code that was sent it leads elsewhere, as the test beside the part shows',
  },
};
