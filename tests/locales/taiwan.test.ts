import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PO from 'pofile';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Mainland words for which Taiwan has its own: 送出, 工作天. */
const mainland = /提交|工作日/;

it('the texts for Taiwan use the local terms for submitting and for working days [LAN-81]', () => {
  const items = ['zh-TW.po', 'server/zh-TW.po'].flatMap(
    (name) => PO.parse(readFileSync(join(root, 'locales', name), 'utf8')).items,
  );
  const said = items.flatMap(({ msgstr }) => msgstr);
  expect(said.length).toBeGreaterThan(2000);
  expect(said.filter((text) => mainland.test(text))).toEqual([]);
});
