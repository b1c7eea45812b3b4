import type { Messages } from '@lingui/core';

/** The tag of the pseudo-locale, as browsers and systems name theirs: longer English with other letters. */
export const pseudoLanguage = 'en-XA' as const;

const letters: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  g: 'ğ',
  i: 'î',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'ü',
  y: 'ý',
  A: 'Å',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  I: 'Î',
  N: 'Ñ',
  O: 'Ö',
  S: 'Š',
  T: 'Ţ',
  U: 'Ü',
};

const tag = /(<\/?\w+\/?>)/;

/** Replaces letters and lengthens a text by two fifths, as translations of short texts are, with breakable words. */
function pseudoText(text: string): string {
  const count = text.replaceAll(new RegExp(tag, 'g'), '').match(/\p{L}/gu)?.length ?? 0;
  if (count === 0) return text;
  const changed = text
    .split(tag)
    .map((part) => (tag.test(part) ? part : part.replace(/[a-zA-Z]/g, (letter) => letters[letter] ?? letter)))
    .join('');
  const more = Math.max(2, Math.ceil(count * 0.4));
  const padding = 'öñé '.repeat(Math.ceil(more / 3)).slice(0, more + Math.floor((more - 1) / 3));
  const [, before = '', middle = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(changed) ?? [];
  return `${before}${middle} ${padding.trim()}${after}`;
}

/** A compiled lingui message: a text, or an array of parts; an array within it is a value with its format. */
function pseudoMessage(message: unknown): unknown {
  if (typeof message === 'string') return pseudoText(message);
  if (!Array.isArray(message)) return message;
  return message.map((part) => (Array.isArray(part) ? pseudoValue(part) : pseudoMessage(part)));
}

/** Keeps a value, but changes the texts among which its number or word chooses. */
function pseudoValue([name, type, choices]: readonly unknown[]): unknown {
  if (typeof choices !== 'object' || choices === null)
    return [name, type, choices].filter((part) => part !== undefined);
  const changed = Object.entries(choices).map(([key, choice]) => [key, pseudoMessage(choice)]);
  return [name, type, Object.fromEntries(changed)];
}

const isMessages = (given: object): given is Messages => Object.values(given).every((one) => one !== undefined);

export function pseudoMessages(english: Messages): Messages {
  const changed = Object.fromEntries(Object.entries(english).map(([id, message]) => [id, pseudoMessage(message)]));
  if (!isMessages(changed)) throw new Error('a message is missing');
  return changed;
}
