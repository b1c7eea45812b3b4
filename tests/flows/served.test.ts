import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { flows as machines } from '#machines/flows/index.ts';
import { flowAccesses as served } from '#server/modules/index.ts';
import { flows } from './index.ts';

const names = flows.map(({ name }) => name);

it('every flow has a folder of tests and a registered server module', () => {
  const all = Object.keys(machines).toSorted();
  expect({ tested: names.toSorted(), served: [...served.keys()].toSorted() }).toEqual({ tested: all, served: all });
});

it.each(flows)('the tests of $name have the id of its flow and a suite against the running server', (tested) => {
  expect(tested.flow.id).toBe(tested.name);
  expect(existsSync(join(tested.folder, 'server/generated.server.test.ts'))).toBe(true);
});
