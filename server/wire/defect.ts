/**
 * What of an unexpected error may be logged: class, code (SQLSTATE, or the system's) and stack frames. Never its
 * message, which can contain user input.
 */
export function describeDefect(cause: unknown): Record<string, string | null> {
  if (!(cause instanceof Error)) return { error: typeof cause, sqlstate: null, at: null };
  return { error: cause.constructor.name, sqlstate: sqlstateOf(cause), at: framesOf(cause) };
}

function sqlstateOf(error: Error): string | null {
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.cause instanceof Error ? sqlstateOf(error.cause) : null;
}

const framesOf = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 8)
    .map((line) => line.trim())
    .join(' < ');
