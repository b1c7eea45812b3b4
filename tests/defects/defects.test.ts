import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testedMachines } from '../flows/index.ts';
import { applyDefect } from './applyDefect.ts';
import { declarationsIn, fileOf } from './fileOf.ts';
import { defectGroups } from './index.ts';

const root = join(import.meta.dirname, '../..');
const all = defectGroups.flatMap(({ defects }) => defects);
const declarations = declarationsIn(root);

describe('defects for the generated suites', () => {
  // Throws if an address matches no node or several, or if the defect changes nothing.
  it.each(all)('the defect “$name” changes one node of the product', (defect) => {
    const file = fileOf(defect, declarations);
    const source = readFileSync(join(root, file), 'utf8');
    expect(applyDefect(source, file, defect)).not.toBe(source);
  });

  it('every defect group names only flows that have suites', () => {
    const named = defectGroups.flatMap(({ flows }) => flows ?? []);
    expect(named.filter((name) => !testedMachines.some((one) => one.name === name))).toEqual([]);
  });

  it('there are at least thirty defects', () => {
    expect(all.length).toBeGreaterThanOrEqual(30);
  });

  it('every defect has a unique name', () => {
    const names = all.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
