import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { verificationSave } from '#contract/calls/verification.ts';
import { files } from '#server/modules/files/tables.ts';
import { flowDrafts } from '#server/modules/flows/tables.ts';
import { clients } from '#server/modules/identity/tables.ts';
import { sandboxEnterprises } from '#server/modules/signing/sandbox/tables.ts';
import { enterpriseAuthorisations } from '#server/modules/signing/tables.ts';
import { verifications } from '#server/modules/verification/tables.ts';
import { enterpriseMessages } from '#server/pages/enterprise.ts';
import { sendSimultaneously } from '../sendSimultaneously.ts';
import { translatorFor } from '../translator.ts';
import { worldOfFile } from '../worldOfFile.ts';
import { correctReturned, uploadLicence } from './correctReturned.ts';

const translate = translatorFor('en');
const world = worldOfFile();
const { actions } = enterpriseMessages;
const address = '/mall/mainlandAuth';

const returnedClient = { email: 'returned@cn.example', client_id: 'client-returned' } as const;
const newcomer = { email: 'new@cn.example', client_id: 'client-new' } as const;

const whereReturned = eq(verifications.client_id, returnedClient.client_id);
const submissions = () => world.db.select().from(verifications).where(whereReturned).orderBy(verifications.number);

const savedDrafts = async () =>
  (await world.db.select().from(flowDrafts)).map(({ snapshot }) => snapshot ?? '').join('\n');

beforeEach(async () => {
  const { db } = world;
  await db.delete(flowDrafts);
  const [first, ...later] = await submissions();
  for (const { verification_id } of later)
    await db.delete(verifications).where(eq(verifications.verification_id, verification_id));
  expect(first?.status).toBe('refuse_alternate');
  await db
    .update(clients)
    .set({ verification_status: 'refuse_alternate' })
    .where(eq(clients.client_id, returnedClient.client_id));
});

const title = (page: Page, words: string) =>
  page.getByRole('heading', { level: 1, name: translate(words), exact: true });
const button = (page: Page, words: string) => page.getByRole('button', { name: translate(words), exact: true });
const waitUntilReviewed = (page: Page) => title(page, 'We’re reviewing your verification').waitFor();

it('two windows that submit the same verification submit it once, and both show the review [VER-02]', async () => {
  const { page, context } = await world.person({ email: returnedClient.email });
  await page.goto(address);
  await correctReturned(page);
  // Saved by name during the upload, by id afterwards.
  const [licence] = await world.db.select().from(files).where(eq(files.name, 'clearer.pdf'));
  await expect.poll(savedDrafts).toContain(licence?.file_id ?? 'a licence that was kept');
  const other = await context.newPage();
  await other.goto(address);
  await button(other, 'Submit for review').waitFor();
  await sendSimultaneously([page, other], verificationSave, (window) => button(window, 'Submit for review').click());
  await Promise.all([waitUntilReviewed(page), waitUntilReviewed(other)]);
  expect((await submissions()).map(({ status }) => status)).toEqual(['refuse_alternate', 'pending']);
});

it('a verification submitted in one window is not submitted again by a window opened before [VER-02]', async () => {
  const { page, context } = await world.person({ email: returnedClient.email });
  const other = await context.newPage();
  await other.goto(address);
  await title(other, 'Legal representative').waitFor();
  await page.goto(address);
  await correctReturned(page);
  await button(page, 'Submit for review').click();
  await waitUntilReviewed(page);
  // The earlier window does not know this until its next request.
  await other.getByLabel(translate('Legal representative’s name'), { exact: true }).fill('邓小川');
  await button(other, 'Continue to company details').click();
  await uploadLicence(other);
  await button(other, 'Submit for review').click();
  await waitUntilReviewed(other);
  await other.getByText('邓*').first().waitFor();
  expect((await submissions()).length).toBe(2);
});

it('a waiting window shows that the legal person has authorised on another device [VER-04]', async () => {
  const { db } = world;
  await db.delete(enterpriseAuthorisations).where(eq(enterpriseAuthorisations.client_id, newcomer.client_id));
  await db.delete(sandboxEnterprises).where(eq(sandboxEnterprises.client_id, newcomer.client_id));
  const { page } = await world.person({ email: newcomer.email });
  await page.goto(address);
  const link = page.getByRole('link', { name: translate('Authorise on this device') });
  const href = (await link.getAttribute('href')) ?? '';
  // The legal person's phone, not signed in.
  const { page: phone } = await world.person({ width: 360 });
  await phone.goto(href);
  await phone.getByRole('button', { name: actions.reject.name.english }).click();
  await page.getByText(/The Fadada submission failed because the legal representative didn’t authorise it/).waitFor();
  await phone.goto(href);
  await phone.getByRole('button', { name: actions.authorise.name.english }).click();
  await page
    .getByText(translate('The legal representative has given authorisation. Nothing else is needed here.'))
    .waitFor();
});
