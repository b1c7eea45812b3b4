import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesOfFlows, flowsWithTests } from './flowTests.mjs';

const files = [
  'contract/calls.test.ts',
  'machines/flows/refund/journeys.test.ts',
  'machines/flows/refund/machine.ts',
  'machines/flows/refunding/journeys.test.ts',
  'machines/flows/versions.test.ts',
  'machines/parts/upload.test.ts',
  'src/flows/refund/parts/amount.test.tsx',
  'src/flows/refund/ports.test.ts',
  'src/ports/saving.test.ts',
  'tests/browser/mall.test.ts',
  'tests/browser/refund/once.test.ts',
  'tests/flows/generated.machine.test.ts',
  'tests/flows/generated.views.test.ts',
  'tests/flows/keptContexts.test.ts',
  'tests/flows/refund/index.ts',
  'tests/flows/refund/server/generated.server.test.ts',
  'tests/flows/refund/traces.test.ts',
  'tests/flows/upload/index.ts',
  'tests/flows/upload/places/over.txt',
  'tests/flows/notes/read.ts',
];
const ofAllFlows = ['generated.machine', 'generated.views', 'keptContexts'].map(
  (name) => `tests/flows/${name}.test.ts`,
);
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mallflow-flows-'));
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('tests of a flow', () => {
  const ofRefund = [
    'machines/flows/refund/journeys.test.ts',
    'machines/flows/versions.test.ts',
    'src/flows/refund/parts/amount.test.tsx',
    'src/flows/refund/ports.test.ts',
    'tests/browser/refund/once.test.ts',
    ...ofAllFlows,
    'tests/flows/refund/server/generated.server.test.ts',
    'tests/flows/refund/traces.test.ts',
  ];
  const ofUpload = ['machines/flows/versions.test.ts', 'machines/parts/upload.test.ts', ...ofAllFlows];

  it('the tests of a flow are those in folders of its name in every room, and those of all flows', () => {
    expect(filesOfFlows(['refund'], folder)).toEqual(ofRefund);
  });

  it('the tests of several flows are merged, including those of a shared part', () => {
    expect(filesOfFlows(['upload'], folder)).toEqual(ofUpload);
    expect(filesOfFlows(['refund', 'upload'], folder)).toEqual([...new Set([...ofRefund, ...ofUpload])].sort());
  });

  it('an unknown flow name is rejected with the list of existing flows', () => {
    expect(flowsWithTests(folder)).toEqual(['refund', 'upload']);
    expect(() => filesOfFlows(['refund', 'notes', 'refun'], folder)).toThrow(
      'There is no flow notes, refun. There are: refund, upload.',
    );
  });
});
