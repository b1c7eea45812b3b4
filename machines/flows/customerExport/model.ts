import { exampleModel } from '../../kit/exampleModel.ts';
import { customerExportExamples } from './examples.ts';
import { customerExportMachine } from './machine.ts';
import type { ExportMachineInput } from './types.ts';

/** Paths that show what no shorter one does. */
const customerExportPaths = [
  // All that was chosen is asked for.
  [
    'readExport: customers of a department',
    'stages.choose (two)',
    'department.choose (East)',
    'columns.choose (some)',
    'export.begin (of half a year)',
  ],
  // Why something was refused is not told of the next export.
  ['readExport: cancelled', 'export.resume (asked)', 'resumeExport: too many exports', 'export.renew (asked)'],
  [
    'readExport: being read',
    'export.cancel (asked)',
    'cancelExport: refused for a new reason',
    'watchExport: ready',
    'export.renew (asked)',
  ],
];

/** What pathways explores: the machine, its input, what people send and what its ports answer. */
export const customerExportModel = {
  machine: customerExportMachine,
  input: { key: 'key-of-the-draft', userInput: null } satisfies ExportMachineInput,
  ...exampleModel(customerExportExamples),
  extraPaths: customerExportPaths,
};
