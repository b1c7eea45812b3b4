import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const script = `
const { createLog } = await import(${JSON.stringify(join(import.meta.dirname, 'log.ts'))});
const log = createLog('warn');
log('call', { name: 'orderList' });
log('security', { event: 'sign-in', account: 'user-1', network: '192.0.2.0/24', request_id: 'r', outcome: 'ok' });`;

it('the log of a demo contains security events and no calls [WIR-71]', () => {
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
  const lines = stderr.split('\n').filter((line) => line.startsWith('{'));
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      level: 40,
      time: expect.any(String),
      event: 'sign-in',
      account: 'user-1',
      network: '192.0.2.0/24',
      request_id: 'r',
      outcome: 'ok',
      msg: 'security',
    },
  ]);
});
