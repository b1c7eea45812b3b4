import type { Page } from 'playwright-core';
import { pdfWithText } from '#server/testing/pdf.ts';
import { translatorFor } from '../translator.ts';

const translate = translatorFor('en');
const button = (page: Page, words: string) => page.getByRole('button', { name: translate(words), exact: true });

/** Corrects everything that was refused to `returned@cn.example`, without submitting. */
export async function correctReturned(page: Page): Promise<void> {
  await page.getByLabel(translate('Legal representative’s name'), { exact: true }).fill('邓川');
  await button(page, 'Continue to company details').click();
  await uploadLicence(page);
}

export async function uploadLicence(page: Page): Promise<void> {
  const opened = page.waitForEvent('filechooser');
  await button(page, 'Choose a file').click();
  await (await opened).setFiles({
    name: 'clearer.pdf',
    mimeType: 'application/pdf',
    buffer: pdfWithText('clearer'),
  });
  await button(page, 'Replace').waitFor();
}
