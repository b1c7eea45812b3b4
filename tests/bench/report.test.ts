import { expect, it } from 'vitest';
import { jsonOf, type Measurements, tableOf } from './report.ts';

const noMeasurements: Measurements = { figures: new Map(), flows: new Map(), tests: null };
const sampleMeasurements: Measurements = {
  figures: new Map([
    ['home.js', 1.5],
    ['suite.seconds', 0.55],
  ]),
  flows: new Map([
    ['refund', { machine: { files: 2, lines: 30 }, views: { files: 3, lines: 40 }, tests: { files: 1, lines: 5 } }],
  ]),
  tests: { measured_at: '2026-11-22T08:00:00.000Z', commit: 'abc', seconds: { unit: 20, all: null } },
};

it('the JSON report is one object with a key for each figure', () => {
  expect(JSON.parse(jsonOf(sampleMeasurements))).toEqual({
    'home.js': 1.5,
    'suite.seconds': 0.55,
    flows: {
      refund: { machine: { files: 2, lines: 30 }, views: { files: 3, lines: 40 }, tests: { files: 1, lines: 5 } },
    },
    'tests.seconds': { unit: 20, all: null },
    'tests.measured_at': '2026-11-22T08:00:00.000Z',
    'tests.commit': 'abc',
  });
});

it('the text report has a line for each figure, with its goal if there is one', () => {
  expect(tableOf(sampleMeasurements)).toBe(
    [
      'home.js                      1.500  at most 1.15: MISSED',
      'suite.seconds                0.550',
      'refund, machine         30 lines in 2 files',
      'refund, views           40 lines in 3 files',
      'refund, tests           5 lines in 1 files',
      'npm test on 2026-11-22T08:00:00.000Z, commit abc',
      'unit                        20.0 s',
      'all                        unknown',
    ].join('\n'),
  );
});

it('the reports omit figures that were not measured', () => {
  expect([jsonOf(noMeasurements), tableOf(noMeasurements)]).toEqual(['{}', '']);
});
