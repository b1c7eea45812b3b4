/** A value as lines of plain text, each with its name: what can be kept and read whatever a version makes of it. */
export const plainText = (value: unknown): string => linesOf(value, '').join('\n');

function linesOf(value: unknown, name: string): readonly string[] {
  if (value === null || value === undefined || value === '') return [];
  if (typeof value !== 'object') return [name === '' ? String(value) : `${name}: ${String(value)}`];
  return Object.entries(value).flatMap(([key, part]) => linesOf(part, name === '' ? key : `${name}.${key}`));
}
