import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PO from 'pofile';
import { expect, it } from 'vitest';
import type { Language } from '#contract/languages.ts';

const locales = join(import.meta.dirname, '../../locales');

function textIn(language: Language, id: string, context = '') {
  const { items } = PO.parse(readFileSync(join(locales, `${language}.po`), 'utf8'));
  const found = items.filter(
    ({ msgid, msgctxt, obsolete }) => msgid === id && (msgctxt ?? '') === context && !obsolete,
  );
  return found.map(({ msgstr, references }) => ({ words: msgstr, isUsed: references.length > 0 }));
}

interface Fixed {
  readonly words: string;
  readonly language: Language;
  readonly id: string;
  readonly context?: string;
}
const inEnglish = (id: string, words: string): Fixed => ({ words, language: 'en', id });
const inChinese = (id: string, words: string): Fixed => ({ words, language: 'zh-CN', id });

const activationFailedText = 'Unknown error! You cannot activate an order. Please contact the relevant personnel.';

it.each([
  inEnglish('error.choose_product', 'Please choose a product first'),
  inEnglish('purchase.failed', 'Failed to purchase. Please refresh the page'),
  inEnglish('error.enter_prepaid_fee', 'Please enter the prepaid advertising fee'),
  inEnglish('error.invite_code_empty', 'The recommendation code is null.'),
  inEnglish('purchase.inviteUnverified', 'Please verify the invitation code first'),
  inEnglish('error.activation_failed', activationFailedText),
  inEnglish('No permission', 'No permission'),
  inChinese('No permission', '您无该功能使用权限'),
  inChinese('You don’t have permission to use this feature', '您无该功能使用权限'),
  inChinese('fault.timeout', '网络超时，请刷新页面'),
  { ...inChinese('Workspace', '工作台'), context: 'the page of the mini-program from which people work' },
])('the text “$words” in $language is worded as the suite fixed it [LAN-13]', ({ words, language, id, context }) => {
  expect(textIn(language, id, context)).toEqual([{ words: [words], isUsed: true }]);
});
