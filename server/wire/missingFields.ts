/** Lists the fields that are absent, null or empty, as a refusal names them. */
export const missingFields = (
  asked: Readonly<Record<string, unknown>>,
): { readonly path: string; readonly problem: string }[] =>
  Object.entries(asked)
    .filter(([, value]) => value === undefined || value === null || value === '')
    .map(([path]) => ({ path, problem: 'missing' }));
