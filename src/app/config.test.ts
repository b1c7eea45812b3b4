import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['JSON of another shape', '{"oss":1}'],
  ['an empty object', '{}'],
])('%s means one host', (_, text) => {
  expect(readConfig(text)).toEqual({ oss: '/oss', crm: '/crm' });
});

test('a deployment names its hosts', () => {
  expect(readConfig('{"oss":"https://oss.example","crm":"https://crm.example"}')).toEqual({
    oss: 'https://oss.example',
    crm: 'https://crm.example',
  });
});
