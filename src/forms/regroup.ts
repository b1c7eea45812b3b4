export interface NumberEdit {
  readonly before: string;
  readonly text: string;
  /** Position in `text`. */
  readonly caret: number;
  /** Direction of a deletion; null if nothing was deleted. */
  readonly deleted: 'backward' | 'forward' | null;
  readonly decimals: number;
}

/** A `number` is not exact with more digits. */
const maxDigits = 15;

/** Keeps the digits, and the first decimal point if there are decimals. */
function significantText(text: string, decimals: number): string {
  const [whole = '', ...rest] = text
    .normalize('NFKC')
    .replace(/[^\d.]/g, '')
    .split('.');
  return decimals === 0 || rest.length === 0
    ? `${whole}${decimals === 0 ? rest.join('') : ''}`
    : `${whole}.${rest.join('')}`;
}

export function regroup({ before, text, caret, deleted, decimals }: NumberEdit): {
  readonly text: string;
  readonly caret: number;
} {
  const all = significantText(text, decimals);
  const ahead = significantText(text.slice(0, caret), decimals).length;
  // Only a separator was deleted: delete the digit beside it instead.
  const isSeparator = deleted !== null && all === significantText(before, decimals) && text.length < before.length;
  const at = isSeparator && deleted === 'backward' ? ahead - 1 : ahead;
  const kept = isSeparator ? all.slice(0, Math.max(0, at)) + all.slice(at + 1) : all;
  const [whole = '', fraction] = kept.split('.');
  const leading = /^0+(?=\d)/.exec(whole)?.[0].length ?? 0;
  const digits = whole.slice(leading, leading + maxDigits);
  const grouped = digits.replace(/\B(?=(\d{3})+$)/g, ',');
  const written = fraction === undefined ? grouped : `${grouped}.${fraction.slice(0, decimals)}`;
  return { text: written, caret: caretAfter(written, Math.max(0, at - leading)) };
}

function caretAfter(written: string, count: number): number {
  let left = count;
  let at = 0;
  while (left > 0 && at < written.length) {
    if (written[at] !== ',') left -= 1;
    at += 1;
  }
  return at;
}
