import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page, Route } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { deskVerificationList } from '#contract/calls/deskVerifications.ts';
import { sessionSignIn } from '#contract/calls/session.ts';
import { verificationSave } from '#contract/calls/verification.ts';
import { sameSiteHeader } from '#contract/envelope.ts';
import { languageCookie } from '#contract/languages.ts';
import { demoPassword } from '#server/seed/accounts.ts';
import { fillFolder } from '#server/testing/migratedDatabase.ts';
import { type ServerProcess, startServer } from '#server/testing/serverProcess.ts';
import { eventTimeoutMs } from '../eventTimeout.ts';
import { openBrowser } from '../openBrowser.ts';
import { translatorFor } from '../translator.ts';
import { correctReturned } from './correctReturned.ts';

const translate = translatorFor('en');

let folder: string;
let browser: Browser;
let server: ServerProcess;
let origin: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mallflow-killed-'));
  browser = await openBrowser();
  await fillFolder(join(folder, 'db'));
  server = startServer({ DATA_DIR: folder, MALLFLOW_DEMO: '1' });
  origin = await server.origin;
});
afterEach(async () => {
  await browser.close();
  await kill();
  await rm(folder, { recursive: true, force: true });
});

async function kill(): Promise<void> {
  server.child.kill('SIGKILL');
  await server.ended;
}

async function startAgain(): Promise<void> {
  server = startServer({ DATA_DIR: folder, MALLFLOW_DEMO: '1', PORT: new URL(origin).port });
  expect(await server.origin).toBe(origin);
}

async function openSignedIn(email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin });
  await context.addCookies([{ name: languageCookie.name, value: 'en', url: origin }]);
  context.setDefaultTimeout(eventTimeoutMs);
  const answer = await context.request.post(`/oss${sessionSignIn.path}`, {
    data: { email, password: demoPassword },
    headers: { [sameSiteHeader.name]: sameSiteHeader.value },
  });
  expect(await answer.json()).toMatchObject({ code: 0 });
  return context.newPage();
}

const title = (page: Page, words: string) =>
  page.getByRole('heading', { level: 1, name: translate(words), exact: true });
const button = (page: Page, words: string) => page.getByRole('button', { name: translate(words), exact: true });

async function openCorrected(): Promise<Page> {
  const page = await openSignedIn('returned@cn.example');
  await page.goto('/mall/mainlandAuth');
  await correctReturned(page);
  return page;
}

async function submitWhileKilled(page: Page, before: (route: Route) => Promise<unknown>): Promise<void> {
  await page.route(
    `**/oss${verificationSave.path}`,
    async (route) => {
      await before(route);
      await kill();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await button(page, 'Submit for review').click();
  await title(page, 'We can’t confirm your submission yet').waitFor();
}

async function waitingCount(): Promise<number> {
  const desk = await openSignedIn('reviewer@desk.example');
  const answer = await desk.context().request.get(`/oss${deskVerificationList.path}?status=pending`, {
    headers: { [sameSiteHeader.name]: sameSiteHeader.value },
  });
  const { verifications } = deskVerificationList.data.parse((await answer.json()).data);
  return verifications.filter(({ company_name }) => company_name === '成都蜀光软件有限公司').length;
}

it('a verification saved before the server was killed is not submitted again [VER-02, DAT-01]', async () => {
  const page = await openCorrected();
  await submitWhileKilled(page, (route) => route.fetch());
  await startAgain();
  await title(page, 'We’re reviewing your verification').waitFor({ timeout: 2 * eventTimeoutMs });
  expect(await waitingCount()).toBe(1);
});

it('a verification that a killed server never received can be submitted after a reload [VER-02, VER-05]', async () => {
  const page = await openCorrected();
  await submitWhileKilled(page, async () => {});
  await startAgain();
  await page
    .getByText(translate('That didn’t go through. Your entries are saved.'))
    .waitFor({ timeout: 2 * eventTimeoutMs });
  await page.reload();
  await page.getByText('clearer.pdf').waitFor();
  await button(page, 'Submit for review').click();
  await title(page, 'We’re reviewing your verification').waitFor();
  await page.getByText('邓*').first().waitFor();
  expect(await waitingCount()).toBe(1);
});
