import { messageCodes } from '#server/modules/codes/tables.ts';
import { readSentCode } from '#server/testing/codes.ts';
import { readNow } from '../../browser/readNow.ts';
import type { ServedRun } from './servedRun.ts';
import { type Setup as ArrangeOf, inSequence } from './setup.ts';

type PhoneSetup = ArrangeOf<ServedRun>;

export interface Mobile {
  readonly typed: string;
  readonly kept: string;
}

const press = ({ page, reader: { say } }: ServedRun, words: string) =>
  page.getByRole('button', { name: say(words), exact: true }).click();
const fieldOf = ({ page, reader: { say } }: ServedRun, label: string) =>
  page.getByRole('textbox', { name: say(label), exact: true });

/** Requests a code for the number, skipping the image check, unless a code already waits to be entered. */
const requestCode =
  ({ typed }: Mobile): PhoneSetup =>
  async (run) => {
    const { page, reader } = run;
    const entry = fieldOf(run, 'SMS code');
    const number = fieldOf(run, 'Mobile number');
    await entry.or(number).waitFor();
    if (await readNow('one of the two was waited for', () => entry.isVisible())) return;
    await number.fill(typed);
    const slider = page.getByRole('slider', { name: reader.say('Slide right to verify'), exact: true });
    await slider.or(page.getByRole('button', { name: reader.say('Send code'), exact: true })).waitFor();
    if (await readNow('one of the two was waited for', () => slider.isVisible())) {
      await slider.press('End');
      await press(run, 'Continue without image');
    }
    await press(run, 'Send code');
    await entry.waitFor();
  };

const enterCode =
  ({ kept }: Mobile, changed: (code: string) => string): PhoneSetup =>
  async (run) => {
    await fieldOf(run, 'SMS code').fill(changed(await readSentCode(run.world.db, kept)));
    await fieldOf(run, 'SMS code').press('Enter');
  };

export const phoneProof = (mobile: Mobile): PhoneSetup =>
  inSequence(
    requestCode(mobile),
    enterCode(mobile, (code) => code),
  );
export const wrongPhoneProof = (mobile: Mobile): PhoneSetup =>
  inSequence(
    requestCode(mobile),
    enterCode(mobile, (code) => (code === '000000' ? '111111' : '000000')),
  );
export const dismissPhoneForm: PhoneSetup = (run) => press(run, 'Not now');

const updateCodes =
  (changesAt: (now: number) => Partial<typeof messageCodes.$inferInsert>): PhoneSetup =>
  async ({ world: { db, now } }) => {
    await db.update(messageCodes).set(changesAt(now().getTime()));
  };

const minuteMs = 60_000;
/** Makes the last code expired, entered too often, or never sent; another can be sent at once. */
export const expireCode = updateCodes((now) => ({
  sent_at: new Date(now - 20 * minuteMs),
  expires_at: new Date(now - 10 * minuteMs),
}));
export const exhaustCode = updateCodes((now) => ({ wrong_tries: 5, sent_at: new Date(now - 2 * minuteMs) }));
export const deleteCode: PhoneSetup = async ({ world: { db } }) => {
  await db.delete(messageCodes);
};
export const allowAnotherCode = updateCodes((now) => ({ sent_at: new Date(now - 2 * minuteMs) }));
