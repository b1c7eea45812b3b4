import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { signInTexts } from '#server/pages/signInTexts.ts';
import { readCatalogue } from '#server/wire/words.ts';

const root = join(import.meta.dirname, '../..');

it.each([
  ['zh-CN', /[「」『』"]/],
  ['zh-TW', /[“”‘’"]/],
  ['ja', /[“”‘’"]/],
] as const)('%s has no quotation marks of another language', (language, foreign) => {
  const ofSignIn = Object.values(signInTexts[language]).filter((text) => typeof text === 'string');
  const texts = [...readCatalogue(language).values(), ...ofSignIn];
  expect(texts.filter((text) => foreign.test(text))).toEqual([]);
});

it('no view joins two texts by a blank, which Chinese and Japanese do not know', () => {
  const joined = /(?:\{' '\}\s*|(?:\}|(?<!=)>) )<(?:Trans|Plural)\b|<\/Trans>(?:\{' '\}| [<{])/;
  const views = globSync('src/**/*.tsx', { cwd: root });
  expect(views.filter((view) => joined.test(readFileSync(join(root, view), 'utf8')))).toEqual([]);
});

it.each([
  ['en', 'error.choose_product', 'Please choose a product first'],
  ['en', 'purchase.failed', 'Failed to purchase. Please refresh the page'],
  ['en', 'error.enter_prepaid_fee', 'Please enter the prepaid advertising fee'],
  ['en', 'error.invite_code_empty', 'The recommendation code is null.'],
  ['en', 'purchase.inviteUnverified', 'Please verify the invitation code first'],
  [
    'en',
    'error.activation_failed',
    'Unknown error! You cannot activate an order. Please contact the relevant personnel.',
  ],
  ['zh-CN', 'fault.timeout', '网络超时，请刷新页面'],
  ['zh-CN', 'You do not have permission to use this feature', '您无该功能使用权限'],
  ['zh-CN', 'Workspace', '工作台'],
] as const)('in %s “%s” is said as the suite says it: %s [LAN-13]', (language, id, words) => {
  expect(readCatalogue(language).get(id)).toBe(words);
});
