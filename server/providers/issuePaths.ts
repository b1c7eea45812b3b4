import type { z } from 'zod/mini';

/** The fields in which something does not fit its schema, as the log names them: paths, never values. */
export const issuePaths = ({ issues }: z.core.$ZodError): readonly string[] => [
  ...new Set(issues.map(({ path }) => path.map(String).join('.') || 'content')),
];
