import { describe, expect, it } from 'vitest';
import type { FlowName } from '#contract/calls/session.ts';
import { flows as recordable } from '#machines/flows/index.ts';
import { traceSuite } from '../flowkit/traceSuite.ts';
import { flows, flowsToTest } from './index.ts';
import { furtherWays, secretsOf } from './traced.ts';

/** The parts that flows share are recorded with the flow that they belong to. */
const isFlow = (name: string): name is FlowName => Object.hasOwn(recordable, name);

it('every flow that can be recorded has suites', () => {
  const tested = flows.map(({ name }) => name);
  expect(Object.keys(recordable).filter((name) => !tested.includes(name))).toEqual([]);
});

for (const tested of flowsToTest) {
  const { name } = tested;
  if (!isFlow(name)) continue;
  describe(name, () =>
    traceSuite({ flow: recordable[name], tested, secrets: secretsOf[name], further: furtherWays[name] ?? {} }),
  );
}
