import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import readXlsxFile from 'read-excel-file/node';
import { beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { customerExports } from '#server/modules/customerExports/tables.ts';
import { flowDrafts } from '#server/modules/flows/tables.ts';
import { userPermissions } from '#server/modules/permissions/tables.ts';
import { accessibilityProblems } from './accessibilityProblems.ts';
import { displays } from './displays.ts';
import { runExportWorker } from './exportWork.ts';
import { tabTo } from './keyboard.ts';
import { loseAnswer } from './lostAnswer.ts';
import { translatorFor } from './translator.ts';
import { worldOfFile } from './worldOfFile.ts';

const world = worldOfFile();
const translate = translatorFor('en');
const owner = 'owner@cn.example';
const member = 'member@cn.example';
const address = '/mall/crm-export';

beforeEach(async () => {
  await world.db.delete(flowDrafts);
  await world.db.delete(customerExports);
});

const button = (page: Page, words: string) => page.getByRole('button', { name: translate(words), exact: true });
const title = (page: Page, words: string) =>
  page.getByRole('heading', { level: 1, name: translate(words), exact: true });

/** Runs the worker until it has checked this often whether to stop. */
function runWorker(looked = Number.POSITIVE_INFINITY): Promise<void> {
  let left = looked;
  const isStopping = () => {
    left -= 1;
    return left < 0;
  };
  return runExportWorker(world, isStopping, { page_rows: 50, part_rows: 100 });
}

async function openPage(email = owner) {
  const { page, context } = await world.person({ email });
  await page.goto(address);
  return { page, context };
}

async function download(page: Page): Promise<{ name: string; bytes: Buffer }> {
  const link = page.getByRole('link', { name: translate('Download file'), exact: true });
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

describe('customer export', () => {
  it('a customer export continues without an open page, and its owner downloads it as Excel [EXP-01, EXP-04]', async () => {
    const { page, context } = await openPage();
    await button(page, 'Start export').click();
    await page.getByText(translate('Your export will start in a moment.')).waitFor();
    await runWorker(9);
    await page.getByText('of 360 customers processed').waitFor();
    // Work continues without an open page.
    await page.goto('/mall/home');
    await runWorker();
    await page.goto(address);
    await title(page, 'Your file is ready').waitFor();
    const { name, bytes } = await download(page);
    const [sheet] = await readXlsxFile(bytes);
    expect([name.endsWith('.xlsx'), sheet?.data.length]).toEqual([true, 361]);
    await context.close();
  });

  it('a customer export contains the chosen columns and stages, and another export can be started [EXP-02]', async () => {
    const { page, context } = await openPage();
    await page.getByRole('radio', { name: translate('CSV') }).check();
    await page.getByRole('checkbox', { name: translate('Won'), exact: true }).check();
    await button(page, 'Clear all').click();
    await page.getByText(translate('Choose at least one column.')).waitFor();
    await expect.poll(() => button(page, 'Start export').isEnabled()).toBe(false);
    await page.getByRole('checkbox', { name: translate('Name'), exact: true }).check();
    await page.getByRole('checkbox', { name: translate('Stage'), exact: true }).check();
    await page.getByRole('combobox', { name: translate('Department') }).selectOption('cn-department-east');
    await button(page, 'Start export').click();
    await page.getByText(translate('Your export will start in a moment.')).waitFor();
    await runWorker();
    await title(page, 'Your file is ready').waitFor();
    const rows: string[][] = parse((await download(page)).bytes, { bom: true });
    expect(rows[0]).toEqual(['Name', 'Stage']);
    expect(rows.length).toBeGreaterThan(5);
    expect(new Set(rows.slice(1).map(([, stage]) => stage))).toEqual(new Set(['Won']));
    await button(page, 'Start another export').click();
    await button(page, 'Start export').waitFor();
    await context.close();
  });

  it('a cancelled customer export resumes with the parts that were already written [EXP-06]', async () => {
    const { page, context } = await openPage();
    await button(page, 'Start export').click();
    await page.getByText(translate('Your export will start in a moment.')).waitFor();
    await runWorker(9);
    await button(page, 'Cancel export').click();
    await title(page, 'Export cancelled').waitFor();
    await page.reload();
    await button(page, 'Resume export').click();
    await button(page, 'Cancel export').waitFor();
    const [before] = await world.db.select().from(customerExports);
    expect(before?.parts.map(({ rows }) => rows)).toEqual([100, 100]);
    await runWorker();
    await title(page, 'Your file is ready').waitFor();
    await context.close();
  });

  it('a customer export whose response is lost is started once [EXP-07]', async () => {
    const { page, context } = await openPage();
    await loseAnswer(page, calls.customerExportBegin);
    await button(page, 'Start export').click();
    await button(page, 'Cancel export').waitFor();
    expect(await world.db.$count(customerExports)).toBe(1);
    await context.close();
  });

  it('an export file is refused to other users, without a session and after 24 hours [EXP-08]', async () => {
    const { page, context } = await openPage();
    await button(page, 'Start export').click();
    await page.getByText(translate('Your export will start in a moment.')).waitFor();
    await runWorker();
    await title(page, 'Your file is ready').waitFor();
    const href = await page.getByRole('link', { name: translate('Download file'), exact: true }).getAttribute('href');
    const other = await world.person({ email: member });
    const nobody = await world.person({});
    for (const [{ context: theirs }, status] of [
      [other, 404],
      [nobody, 401],
    ] as const) {
      expect((await theirs.request.get(href ?? '')).status()).toBe(status);
      await theirs.close();
    }
    world.passes(24 * 60);
    expect((await context.request.get(href ?? '')).status()).not.toBe(200);
    await context.close();
  });

  it('a user without permission sees that customers cannot be exported, until it is granted [EXP-09]', async () => {
    const ofMember = eq(userPermissions.user_id, 'user-member-cn');
    const granted = await world.db.select().from(userPermissions).where(ofMember);
    await world.db.delete(userPermissions).where(ofMember);
    const { page, context } = await openPage(member);
    await title(page, 'You can’t export customers').waitFor();
    await world.db.insert(userPermissions).values(granted);
    await button(page, 'Check again').click();
    await button(page, 'Start export').waitFor();
    await context.close();
  });

  it('a customer export is started, cancelled and resumed by keyboard alone [EXP-12]', async () => {
    const { page, context } = await openPage();
    await button(page, 'Start export').waitFor();
    await tabTo(page, `button "${translate('Start export')}"`);
    await page.keyboard.press('Enter');
    await button(page, 'Cancel export').waitFor();
    await tabTo(page, `button "${translate('Cancel export')}"`);
    await page.keyboard.press('Enter');
    await button(page, 'Resume export').waitFor();
    await tabTo(page, `button "${translate('Resume export')}"`);
    await page.keyboard.press('Enter');
    await button(page, 'Cancel export').waitFor();
    await runWorker();
    await title(page, 'Your file is ready').waitFor();
    await tabTo(page, `link "${translate('Download file')}"`);
    await context.close();
  });

  it.each(displays)(
    'the customer export page is accessible in $language at $width px [EXP-12]',
    async ({ language, width, scheme }) => {
      const { page, context } = await world.person({ email: owner, language, width, scheme });
      const speak = translatorFor(language);
      await page.goto(address);
      await page.getByRole('button', { name: speak('Start export'), exact: true }).waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.getByRole('button', { name: speak('Start export'), exact: true }).click();
      await page.getByRole('button', { name: speak('Cancel export'), exact: true }).waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      await runWorker();
      await page.getByRole('link', { name: speak('Download file'), exact: true }).waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      await context.close();
    },
  );
});
