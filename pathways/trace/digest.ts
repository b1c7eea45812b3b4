/** 16 hexadecimal digits; ignores the order of fields. */
export function digestOf(value: unknown): string {
  const text = JSON.stringify(value, sortedFields) ?? 'undefined';
  return hash(text, 0x811c9dc5) + hash(text, 0x01000193);
}

function sortedFields(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** FNV-1a, 32 bits: detects differences, not cryptographic. */
function hash(text: string, seed: number): string {
  let value = seed;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return (value >>> 0).toString(16).padStart(8, '0');
}
