import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { flowName } from '#contract/calls/session.ts';

it('each flow is walked against the running server', () => {
  const walked = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('/server/generated.server.test.ts'))
    .map((file) => file.split('/')[0]);
  expect(walked.sort()).toEqual([...flowName.options].sort());
});
