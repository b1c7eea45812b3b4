import { describe, expect, it } from 'vitest';
import { secondsBySuite } from './seconds.mjs';
import { readReport } from './tests.mjs';

const file = (name, project, seconds, more = {}) => ({ file: name, project, seconds, errors: [], tests: [], ...more });

describe('test results', () => {
  it('the test report lists failed tests with their first error line, skipped tests and errors outside of tests', () => {
    const tests = ['passed', 'failed', 'skipped', 'pending'].map((state) => ({
      name: `is ${state}`,
      state,
      errors: state === 'failed' ? ['\u001b[31mExpected 1\u001b[39m\n    at line 2'] : [],
    }));
    const report = {
      files: [
        file('a.test.ts', 'unit', 2, { tests }),
        file('b.test.ts', 'browser', 3, { errors: ['It cannot be loaded\n    at line 3'] }),
      ],
      errors: ['Somebody was not waited for\n    at line 7'],
    };
    expect(readReport(report)).toMatchObject({
      passed: 1,
      failed: [
        'a.test.ts: is failed\n    Expected 1',
        'b.test.ts: It cannot be loaded',
        'Outside of the tests: Somebody was not waited for',
      ],
      skipped: ['a.test.ts: is skipped', 'a.test.ts: is pending'],
    });
  });
});

describe('seconds by suite', () => {
  it('the seconds of test files are added up by generated suite, and else by project', () => {
    const report = {
      files: [
        file('tests/flows/generated.machine.test.ts', 'unit', 20),
        file('tests/flows/generated.views.test.ts', 'generated', 60),
        file('tests/flows/refund/traces.test.ts', 'unit', 1),
        file('machines/kit/port.test.ts', 'unit', 0.5),
        file('server/main.test.ts', 'server-pglite', 7),
        file('server/main.test.ts', 'server-postgres', 8),
      ],
      errors: [],
    };
    expect(secondsBySuite(readReport(report).files)).toEqual({
      'generated.machine': 20,
      'generated.views': 60,
      unit: 1.5,
      'server-pglite': 7,
      'server-postgres': 8,
    });
  });
});
