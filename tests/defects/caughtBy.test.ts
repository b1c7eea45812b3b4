import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CaughtBy } from './caughtBy.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'caught-by-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('the test that last caught a defect is stored for the next run, with one line for each defect', () => {
  const file = join(folder, 'caughtBy.json');
  const [wrongKey, noButton] = [
    { kind: 'purchase', name: 'the key does not travel' },
    { kind: 'invoice', name: 'a button is missing' },
  ];
  expect(new CaughtBy(file).of(wrongKey)).toBeNull();
  new CaughtBy(file).add(wrongKey, { suite: 'views', test: 'on path 2' });
  new CaughtBy(file).add(noButton, { suite: 'views', test: 'on path 5' });
  new CaughtBy(file).add(wrongKey, { suite: 'server', test: 'path 7' });
  expect([new CaughtBy(file).of(wrongKey), new CaughtBy(file).of({ ...wrongKey, kind: 'invoice' })]).toEqual([
    { suite: 'server', test: 'path 7' },
    null,
  ]);
  expect(readFileSync(file, 'utf8')).toBe(
    [
      '{',
      '  "invoice: a button is missing": {"suite":"views","test":"on path 5"},',
      '  "purchase: the key does not travel": {"suite":"server","test":"path 7"}',
      '}',
      '',
    ].join('\n'),
  );
});
