import { expect, it } from 'vitest';
import { modules } from './index.ts';

const repeated = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

it('each call is answered, and each flow offered, by one module only', () => {
  const calls = modules.flatMap(({ handlers }) => Object.keys(handlers ?? {}));
  const flows = modules.flatMap((module) => module.flows ?? []).map(({ flow }) => flow);
  expect({ calls: repeated(calls), flows: repeated(flows) }).toEqual({ calls: [], flows: [] });
  expect(calls.length).toBeGreaterThan(40);
});
