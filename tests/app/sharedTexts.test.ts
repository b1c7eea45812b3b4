import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Nouns for what the lists of `folders` contain, by language. */
const ambiguousNouns: Readonly<Record<string, readonly string[]>> = {
  en: ['receipt', 'invoice', 'verification', 'transfer', 'money'],
  'zh-CN': ['银行回单', '发票', '开票', '企业认证', '转账', '款项'],
  'zh-TW': ['匯款收據', '發票', '企業認證', '匯款', '款項'],
  ja: ['振込明細', '請求書', '企業認証', '振込', '入金'],
};
const folders = ['receipts', 'invoices', 'verifications', 'orders', 'money', 'appointments'];

/** The lists that use a source of texts; a source in `queue` counts for all. */
const listsOf = (source: string): readonly string[] => {
  const [, folder = ''] = /^src\/desk\/(\w+)\//.exec(source) ?? [];
  return folder === 'queue' ? folders : folders.filter((name) => name === folder);
};

interface CatalogueText {
  readonly lists: number;
  readonly words: string;
}

function textsIn(language: string): readonly CatalogueText[] {
  const catalogue = readFileSync(join(import.meta.dirname, `../../locales/${language}.po`), 'utf8');
  return catalogue.split('\n\n').map((entry) => ({
    lists: new Set([...entry.matchAll(/^#: (.+)$/gm)].flatMap(([, source = '']) => listsOf(source))).size,
    words: /^msgstr "(.*)"$/m.exec(entry)?.[1] ?? '',
  }));
}

describe('shared texts of the desk', () => {
  it.each(Object.keys(ambiguousNouns))(
    'a text shared by several desk lists names nothing specific to one of them, in %s [LAN-80]',
    (language) => {
      const shared = textsIn(language).filter(({ lists }) => lists > 1);
      expect(shared.length).toBeGreaterThan(5);
      const named = ambiguousNouns[language] ?? [];
      expect(
        shared
          .filter(({ words }) => named.some((name) => words.toLowerCase().includes(name)))
          .map(({ words }) => words),
      ).toEqual([]);
    },
  );
});
