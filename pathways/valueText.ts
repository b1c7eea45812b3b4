/** A state value in one line: `choosing(price.quoted, invite.empty)`. */
export function valueText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  const parts = Object.entries(value).map(([key, below]) => {
    const inner = valueText(below);
    if (inner === '') return key;
    return inner.includes(',') ? `${key}(${inner})` : `${key}.${inner}`;
  });
  return parts.join(', ');
}
