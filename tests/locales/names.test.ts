import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PO from 'pofile';
import { expect, it } from 'vitest';

const locales = join(import.meta.dirname, '../../locales');

/** Placeholders for user-entered names, in Chinese or Latin script. */
const names = '(?:company|company_name|recipient)';
const hanBesideName = new RegExp(`\\p{sc=Han}(?:<\\d+>)?[$]?\\{${names}\\}|\\{${names}\\}(?:</\\d+>)?\\p{sc=Han}`, 'u');

it.each(['zh-CN', 'zh-TW', 'server/zh-CN', 'server/zh-TW'])(
  'a name placeholder in %s has no Chinese character directly beside it [LAN-05]',
  (catalogue) => {
    const { items } = PO.parse(readFileSync(join(locales, `${catalogue}.po`), 'utf8'));
    expect(items.flatMap(({ msgstr: [said = ''] }) => (hanBesideName.test(said) ? [said] : []))).toEqual([]);
  },
);
