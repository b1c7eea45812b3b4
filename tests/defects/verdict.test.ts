import { expect, it } from 'vitest';
import { type EndedRun, type Verdict, verdictOf } from './verdict.ts';

const report = (...failureMessages: readonly string[]): string =>
  JSON.stringify({ testResults: [{ message: '', assertionResults: [{ fullName: 'on path 3', failureMessages }] }] });
const failedRun: EndedRun = { code: 1, isTimeUp: false, printed: '', report: report() };

it.each<[string, Partial<EndedRun>, Verdict]>([
  ['a suite that passes', { code: 0 }, { kind: 'passed', message: '' }],
  [
    'a test that fails',
    { report: report('path 3 step 7: leads to lit\n    at line 5') },
    { kind: 'caught', suite: 'machine', test: 'on path 3', message: 'path 3 step 7: leads to lit' },
  ],
  [
    'an error outside of all tests',
    { printed: 'Unhandled rejection\n' },
    { kind: 'caught', suite: 'machine', test: null, message: 'Unhandled rejection' },
  ],
  [
    'a time that is up, whatever was reported until then',
    { isTimeUp: true, report: report('Test timed out') },
    { kind: 'unended', message: 'machine did not come to an end in its time' },
  ],
  ['an end from outside', { code: null }, { kind: 'unended', message: 'machine was ended by somebody else' }],
  [
    'a run that leaves no report',
    { report: null, printed: 'out of memory' },
    { kind: 'unended', message: 'machine ended without a report: out of memory' },
  ],
  [
    'a report without any test',
    { report: '{"testResults":[]}', printed: 'No test files found' },
    { kind: 'unended', message: 'machine ended without a report: No test files found' },
  ],
  [
    'a source that cannot be read',
    { report: report('SyntaxError: Unexpected token') },
    { kind: 'broken', message: 'SyntaxError: Unexpected token' },
  ],
  [
    'an answer that a test cannot read',
    { report: report('SyntaxError: Unexpected token \'%\', "%PDF-1.3\n%"... is not valid JSON\n    at JSON.parse') },
    { kind: 'caught', suite: 'machine', test: 'on path 3', message: "SyntaxError: Unexpected token '%', \"%PDF-1.3" },
  ],
  [
    'a source that cannot be read before any report',
    { report: null, printed: 'Transform failed with 1 error' },
    { kind: 'broken', message: 'Transform failed with 1 error' },
  ],
])('the verdict on %s says whether the defect is caught', (_name, ended, expected) => {
  expect(verdictOf('machine', { ...failedRun, ...ended })).toEqual(expected);
});
