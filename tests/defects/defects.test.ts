import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { flows } from '../flows/index.ts';
import { damaged } from './defect.ts';
import { defects, flowsOf } from './index.ts';

const all = Object.values(defects).flat();

describe('the defects that the generated suites are tried with', () => {
  it.each(all)('“$name” still applies', (defect) => {
    const source = readFileSync(join(import.meta.dirname, '../..', defect.file), 'utf8');
    expect(damaged(source, defect)).not.toBe(source);
  });

  it('are tried with suites that there are', () => {
    const named = Object.values(flowsOf).flatMap((names): readonly string[] => names ?? []);
    expect(named.filter((name) => !flows.some((flow) => flow.name === name))).toEqual([]);
  });

  it('are at least thirty', () => {
    expect(all.length).toBeGreaterThanOrEqual(30);
  });

  it('have names of their own', () => {
    const names = all.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
