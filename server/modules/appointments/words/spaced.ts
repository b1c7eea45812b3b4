/** A name within Chinese words: with spaces around it where it is written in other letters. */
export function spaced(before: string, name: string, after: string): string {
  const gap = /\p{Script=Han}/u.test(name) ? '' : ' ';
  return before + gap + name + gap + after;
}
