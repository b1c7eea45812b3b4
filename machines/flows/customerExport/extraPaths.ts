/** Paths that show what no shorter one does. */
export const customerExportPaths = [
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
