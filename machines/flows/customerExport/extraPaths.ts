/** Why something was refused is not told of the next export. */
export const customerExportPaths = [
  ['readExport: cancelled', 'export.resume (asked)', 'resumeExport: too many exports', 'export.renew (asked)'],
  [
    'readExport: being read',
    'export.cancel (asked)',
    'cancelExport: refused for a new reason',
    'watchExport: ready',
    'export.renew (asked)',
  ],
];
