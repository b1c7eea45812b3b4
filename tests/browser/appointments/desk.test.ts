import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { appointmentCancellations, appointments } from '#server/modules/appointments/tables.ts';
import { messagesIn } from '#server/testing/messages.ts';
import { accessibilityProblems } from '../accessibilityProblems.ts';
import { collectErrors } from '../collectErrors.ts';
import { narrowDisplays } from '../displays.ts';
import { expectFocus, tabTo } from '../keyboard.ts';
import { translatorFor } from '../translator.ts';
import type { Visitor } from '../visitors.ts';
import { worldOfFile } from '../worldOfFile.ts';

const client_id = 'client-activating';
const whereClient = eq(appointments.client_id, client_id);
const company = '深圳启航网络有限公司';

const world = worldOfFile(({ db }) =>
  db
    .update(appointments)
    .set({ status: 'applied', cancelled_by: null, settled_at: null, settled_by: null })
    .where(whereClient),
);

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

type Display = Pick<Visitor, 'width' | 'scheme'> & { readonly language: Language };

async function agenda(look: Display) {
  const { page } = await world.person({ email: 'consultant@desk.example', ...look });
  await page.goto('/mall/desk/appointments');
  await title(page, translatorFor(look.language)('Appointments')).waitFor();
  return page;
}

it.each(narrowDisplays)(
  'a consultant reads the questionnaire answers of a client, in $language at $width px, $scheme [APP-09]',
  async (look) => {
    const say = translatorFor(look.language);
    const page = await agenda(look);
    const errors = collectErrors(page);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('link', { name: company }).click();
    await title(page, company).waitFor();
    const answer = (label: string) =>
      page.getByText(say(label), { exact: true }).locator('xpath=following-sibling::*[1]').textContent();
    expect([await answer('Number of users'), await answer('Contact')]).toEqual(['24', '许航']);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(errors).toEqual([]);
  },
);

it('a cancellation by a consultant sends its text to the client and does not count against the client [APP-09]', async () => {
  const say = translatorFor('en');
  const client = await world.person({ email: 'paid@cn.example' });
  await client.page.goto('/mall/appoint-success');
  await title(client.page, say('Your appointment is booked')).waitFor();

  const page = await agenda({ language: 'en' });
  await tabTo(page, `link ${JSON.stringify(company)}`);
  await page.keyboard.press('Enter');
  await title(page, company).waitFor();
  await tabTo(page, `button ${JSON.stringify(say('Cancel appointment'))}`);
  await page.keyboard.press('Enter');
  await tabTo(page, `textarea ${JSON.stringify(say('Message to client (optional)'))}`);
  await page.keyboard.insertText('Our consultant is ill.');
  await tabTo(page, `button ${JSON.stringify(say('Confirm'))}`);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByText(say('Cancelled')).waitFor();
  await expectFocus(page, /./);

  // The client's page polls by itself: pressing "Check again" would race with that.
  await title(client.page, say('Your appointment is booked')).waitFor({ state: 'detached' });
  const { db } = world;
  expect(
    await db
      .select({ status: appointments.status, by: appointments.cancelled_by })
      .from(appointments)
      .where(whereClient),
  ).toEqual([{ status: 'cancelled', by: 'us' }]);
  const counted = eq(appointmentCancellations.client_id, client_id);
  expect(await db.select().from(appointmentCancellations).where(counted)).toEqual([]);
  const told = await messagesIn(db);
  expect(told.filter(({ body }) => body.includes('Our consultant is ill.')).length).toBeGreaterThan(0);
});

it('a child account sees that only the main account can book appointments [APP-02]', async () => {
  const { page } = await world.person({ email: 'member@cn.example', language: 'zh-CN', width: 360 });
  const say = translatorFor('zh-CN');
  await page.goto('/mall/appointment');
  await title(page, say('Only the main account can book appointments')).waitFor();
  expect(page.url()).toMatch(/[/]appoint-account-tip$/);
  expect(await accessibilityProblems(page)).toEqual([]);
});
