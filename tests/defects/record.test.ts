import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DefectRecord, type Result } from './record.ts';
import { catchers, hashOfSources } from './sources.ts';

const caughtResult: Result = {
  kind: 'views',
  name: 'a button is missing',
  verdict: { kind: 'caught', suite: 'views', test: 'on path 3', message: 'there is no button' },
  seconds: 12.5,
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mallflow-defects-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const open = () => new DefectRecord(join(folder, 'reports/one.json'));

describe('record of defects', () => {
  it('the record keeps results and sound suites for another run', () => {
    open().add(caughtResult);
    for (const suite of ['machine', 'views', 'machine']) open().addSound(suite);
    const again = open();
    expect([again.results, again.resultOf(caughtResult)]).toEqual([[caughtResult], caughtResult]);
    expect(['machine', 'views', 'server'].map((suite) => again.isSound(suite))).toEqual([true, true, false]);
  });

  it('the record keeps only the newest result of each defect', () => {
    const survived: Result = { ...caughtResult, verdict: { kind: 'passed', message: '' }, seconds: 30 };
    const other: Result = { ...caughtResult, kind: 'server' };
    for (const result of [caughtResult, other, survived]) open().add(result);
    expect(open().results).toEqual([other, survived]);
  });

  it('a defect whose suite did not finish counts as undecided', () => {
    const unended: Result = { ...caughtResult, verdict: { kind: 'unended', message: 'views did not come to an end' } };
    open().add(unended);
    expect([open().resultOf(caughtResult), open().results]).toEqual([null, [unended]]);
  });
});

describe('hash of sources', () => {
  const write = (file: string, text: string) => {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  };

  it('the hash of sources changes with a source, but not with documentation, caches or the catchers file', () => {
    write('machines/flow.ts', 'one');
    const first = hashOfSources(folder);
    write('docs/notes.md', 'words');
    write('README.md', 'words');
    write('.cache/report.json', '{}');
    write(catchers, '{}');
    const same = hashOfSources(folder);
    write('machines/flow.ts', 'two');
    expect([same === first, hashOfSources(folder) === first]).toEqual([true, false]);
  });
});
