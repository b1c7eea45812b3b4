/** A defect that somebody could have written: a text in a file of the product, and what stands there instead. */
export interface Defect {
  readonly name: string;
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly find: string;
  readonly replace: string;
}

/** A source with a defect in it. Throws where the text to find does not stand there exactly once. */
export function damaged(source: string, { name, file, find, replace }: Defect): string {
  const times = source.split(find).length - 1;
  if (times !== 1) throw new Error(`“${name}”: the text to find stands in ${file} ${times} times`);
  return source.replace(find, () => replace);
}
