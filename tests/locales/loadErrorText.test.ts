import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PO from 'pofile';
import { expect, it } from 'vitest';

const english = PO.parse(readFileSync(join(import.meta.dirname, '../../locales/en.po'), 'utf8'));

it('the message for a page that could not be loaded does not claim that nothing happened [FLO-80]', () => {
  const said = english.items.filter(({ obsolete }) => !obsolete).map(({ msgid, msgstr: [text = ''] }) => text || msgid);
  expect(said.length).toBeGreaterThan(1000);
  const unread = said.filter((text) => /couldn’t load /.test(text));
  expect(unread.length).toBeGreaterThan(10);
  expect(
    unread.filter((text) => /Nothing (has been|was) |No payment was |(hasn|haven|wasn|weren)’t /.test(text)),
  ).toEqual([]);
});
