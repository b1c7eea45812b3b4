import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { appointmentRead } from '#contract/calls/appointment.ts';
import type { Language } from '#contract/languages.ts';
import { appointmentCancellations, appointments, questionnaires } from '#server/modules/appointments/tables.ts';
import { messageCodes } from '#server/modules/codes/tables.ts';
import { users } from '#server/modules/identity/tables.ts';
import { demoPassword } from '#server/seed/accounts.ts';
import { accessibilityProblems } from '../accessibilityProblems.ts';
import { collectErrors } from '../collectErrors.ts';
import { eventTimeoutMs } from '../eventTimeout.ts';
import { type InputDevice, keyboard, pointer, touch } from '../inputDevices.ts';
import { provePhone } from '../provePhone.ts';
import { readNow } from '../readNow.ts';
import { patternOf, translatorFor } from '../translator.ts';
import { closeUnfinishedWork } from '../world.ts';
import { worldOfFile } from '../worldOfFile.ts';

const client_id = 'client-hk';
const email = 'owner@hk.example';

/** The client has no appointment, and its next cancellation freezes booking. */
const world = worldOfFile(async ({ db }) => {
  await closeUnfinishedWork(db);
  await resetClient();
});

async function resetClient(): Promise<void> {
  const { db } = world;
  await db.delete(messageCodes);
  await db.delete(questionnaires).where(eq(questionnaires.client_id, client_id));
  await db.delete(appointments).where(eq(appointments.client_id, client_id));
  const before = { cancelled_count: 2, frozen_until: null };
  await db.update(appointmentCancellations).set(before).where(eq(appointmentCancellations.client_id, client_id));
}

/** Moves the clock to the client's next morning: later in the day one or no time may be left. */
function moveClockToMorning(): void {
  const now = world.now();
  const morning = new Date(now);
  morning.setUTCHours(24 + 1, 0, 0, 0);
  world.passes((morning.getTime() - now.getTime()) / 60_000);
}

const appointmentsOfClient = () =>
  world.db.select().from(appointments).where(eq(appointments.client_id, client_id)).orderBy(appointments.booked_at);

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Labels of choices, which come from the server. */
const namesOf = (page: Page, role: 'radio' | 'checkbox'): Promise<string[]> =>
  readNow('the choices of a question are drawn together with its heading', () =>
    page
      .getByRole('main')
      .getByRole(role)
      .evaluateAll((all) =>
        all.map((one) => {
          const label = 'labels' in one && one.labels instanceof NodeList ? one.labels[0] : undefined;
          return (one.getAttribute('aria-label') ?? label?.textContent ?? '').replace(/\s+/g, ' ').trim();
        }),
      ),
  );

interface Walk {
  readonly language: Language;
  readonly by: string;
  readonly hands: InputDevice;
  readonly width: number;
  /** Names in the demo. */
  readonly industry: string;
  readonly topic: string;
}
const walks: readonly Walk[] = [
  { language: 'zh-CN', by: 'a finger', hands: touch, width: 360, industry: '外贸', topic: '首次配置' },
  { language: 'en', by: 'the keyboard', hands: keyboard, width: 1280, industry: 'Foreign trade', topic: 'First setup' },
  { language: 'zh-TW', by: 'a pointer', hands: pointer, width: 1280, industry: '國際貿易', topic: '初次設定' },
  { language: 'ja', by: 'a finger', hands: touch, width: 360, industry: '貿易', topic: '初期設定' },
];

it.each(walks)(
  'a client books, reschedules, cancels until frozen and books again: in $language by $by [APP-01, APP-04, APP-06]',
  async ({ language, hands, width, industry, topic }) => {
    await resetClient();
    moveClockToMorning();
    const say = translatorFor(language);
    await world.db.update(users).set({ user_language: language }).where(eq(users.email, email));
    const { page } = await world.person({ email, language, width });
    const errors = collectErrors(page);
    const press = (name: string) => hands.press(page, 'button', say(name));
    const oneHour = `${topic} ${say('{minutes} minutes').replace('{minutes}', '60')}`;
    const chooseTime = async (at: number) => {
      await page.getByRole('radio').first().waitFor();
      const legend = (await page.getByRole('main').locator('fieldset legend').first().textContent()) ?? '';
      await hands.choose(page, legend, (await namesOf(page, 'radio'))[at] ?? 'no such time');
      await page.getByText(patternOf(say('Selected: {chosenTime}'))).waitFor();
    };
    const isFine = async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      expect(await accessibilityProblems(page)).toEqual([]);
    };

    await page.goto('/mall/appointment-list');
    await title(page, say('Appointments')).waitFor();
    await press('Book an appointment');

    await title(page, say('Tell us about your company')).waitFor();
    await isFine();
    await press('Save and continue');
    // The page names missing choices beside missing texts.
    for (const asked of ['Industry', 'Number of users', 'Goals', 'Preferred times'])
      await page.getByRole('link', { name: say(asked), exact: true }).waitFor();
    await hands.pick(page, say('Industry'), industry);
    await hands.fill(page, say('Number of users'), '12');
    const boxes = await namesOf(page, 'checkbox');
    for (const at of [0, 4]) await hands.tick(page, boxes[at] ?? 'no such box');
    await press('Save and continue');

    await title(page, say('Choose a topic')).waitFor();
    await isFine();
    await hands.press(page, 'button', oneHour);

    await title(page, say('Choose a time')).waitFor();
    await chooseTime(0);
    await isFine();
    await press('Continue');

    await title(page, say('Contact details for the call')).waitFor();
    await press('Book appointment');
    await page.getByText(say('Enter the WeChat or DingTalk ID.')).first().waitFor();
    // The keyboard has passed the number's field, so its missing value is reported.
    const unproven = hands === keyboard ? 'Enter the mobile number.' : 'Verify the phone with the code we send to it.';
    await page.getByText(say(unproven)).first().waitFor();
    await hands.fill(page, say('Contact'), 'Grace Wong');
    await hands.choose(page, say('Messaging app'), say('DingTalk'));
    await hands.fill(page, say('WeChat or DingTalk ID'), 'grace-wong');
    await provePhone(world.db, page, { hands, say }, '5123 4567');
    await isFine();
    await press('Book appointment');
    await title(page, say('Your appointment is booked')).waitFor();
    expect(page.url()).toMatch(/[/]appoint-success$/);
    await isFine();
    const [booked] = await appointmentsOfClient();
    expect(booked).toMatchObject({ status: 'applied', contact: 'Grace Wong', mobile: '+85251234567' });

    await press('Reschedule appointment');
    await title(page, say('Reschedule appointment')).waitFor();
    await chooseTime(1);
    await press('Change to this time');
    await title(page, say('Your appointment is booked')).waitFor();
    const [moved] = await appointmentsOfClient();
    expect(moved?.starts_at).not.toEqual(booked?.starts_at);

    await press('Cancel appointment');
    await title(page, say('Cancel this appointment?')).waitFor();
    const cost = say('This will count as cancellation {count} of {most}.')
      .replace('{count}', '3')
      .replace('{most}', '3');
    await page.getByText(cost).waitFor();
    await isFine();
    await press('Cancel appointment');
    await title(page, say('Booking is paused')).waitFor();
    expect(page.url()).toMatch(/[/]appoint-cancel$/);
    const clock = patternOf(say('You can book again in {clock}.'));
    await page.getByText(clock).first().waitFor();
    await isFine();
    expect(await appointmentsOfClient()).toMatchObject([{ status: 'cancelled', cancelled_by: 'client' }]);

    // The pause is the server's; a reload does not end it.
    await page.reload();
    await title(page, say('Booking is paused')).waitFor();
    world.passes(60);
    // The page before has the same title: only the response shows that the page has asked.
    const told = page.waitForResponse(`**${appointmentRead.path}`, { timeout: eventTimeoutMs });
    await press('Check again');
    await told;
    await title(page, say('Booking is paused')).waitFor();
    // Sessions do not last three days: signing in leads back to the same page. An open page would poll and might be
    // redirected before a button is pressed, so leave it.
    await page.goto('about:blank');
    world.passes(71 * 60 + 5);
    await page.goto('/mall/appoint-cancel');
    await page.waitForURL('**/login?**');
    await page.locator('input[name=email]').fill(email);
    await page.locator('input[name=password]').fill(demoPassword);
    await page.locator('input[name=password]').press('Enter');
    await title(page, say('No appointment booked')).waitFor({ timeout: eventTimeoutMs });
    await press('Book another appointment');

    await title(page, say('Choose a topic')).waitFor();
    await hands.press(page, 'button', oneHour);
    await title(page, say('Choose a time')).waitFor();
    await chooseTime(0);
    await press('Continue');
    await title(page, say('Contact details for the call')).waitFor();
    // The contact is still there; the phone must be proved for each appointment.
    await provePhone(world.db, page, { hands, say }, '5123 4567');
    await press('Book appointment');
    await title(page, say('Your appointment is booked')).waitFor();
    expect((await appointmentsOfClient()).map(({ status }) => status)).toEqual(['cancelled', 'applied']);
    expect(errors).toEqual([]);
  },
);
