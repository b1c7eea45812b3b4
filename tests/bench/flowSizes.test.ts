import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sizeOfFlow } from './flowSizes.ts';
import { lastTests } from './lastTests.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mallflow-sizes-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

describe('flow sizes', () => {
  it('the size of a flow counts files and lines of its machine, views and tests, without generated files', () => {
    for (const [file, text] of [
      ['machines/flows/refund/machine.ts', 'one\ntwo\n'],
      ['machines/flows/refund/examples/order.ts', 'one'],
      ['machines/flows/refund/machine.test.ts', '1\n2\n3\n'],
      ['tests/flows/refund/snapshots/version1.json', '{\n}\n'],
      ['machines/flows/refunding/machine.ts', 'of another flow\n'],
      ['machines/kit/port.ts', 'of no flow\n'],
      ['src/flows/refund/RefundFlow.tsx', '1\n\n3\n'],
      ['src/flows/refund/parts/parts.module.css', '1\n2\n'],
      ['src/flows/refund/ports.ts', '1\n'],
      ['src/flows/refund/page.tsx', '1\n'],
      ['tests/flows/refund/index.ts', '1\n'],
      ['tests/flows/refund/suite.json', '[]\n'],
      ['tests/flows/refund/places/over.txt', 'generated\n'],
      ['tests/browser/refund/once.test.ts', '1\n2\n'],
      ['tests/browser/mall.test.ts', 'of no flow\n'],
    ] as const)
      write(file, text);
    expect(sizeOfFlow(folder, 'refund')).toEqual({
      machine: { files: 2, lines: 3 },
      views: { files: 4, lines: 7 },
      tests: { files: 3, lines: 6 },
    });
  });
});

describe('seconds of tests', () => {
  const nothing = {
    checks: null,
    unit: null,
    'server-pglite': null,
    'server-postgres': null,
    browser: null,
    'generated.machine': null,
    'generated.views': null,
    'generated.server': null,
    all: null,
  };

  it('the seconds of tests are null before the first complete run', () => {
    expect(lastTests(folder)).toEqual({ measured_at: null, commit: null, seconds: nothing });
  });

  it('the seconds of tests are those of the last run with its time and commit, and null for a missing suite', () => {
    const kept = { measured_at: '2026-11-22T08:00:00.000Z', commit: 'abc', seconds: { unit: 20.5, all: 400 } };
    write('.cache/tests/seconds.json', JSON.stringify(kept));
    expect(lastTests(folder)).toEqual({ ...kept, seconds: { ...nothing, unit: 20.5, all: 400 } });
  });
});
