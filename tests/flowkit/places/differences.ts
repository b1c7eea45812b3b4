import { diffArrays } from 'diff';

interface WrittenLine {
  readonly line: string;
  isWritten: boolean;
}

const depthOf = (line: string): number => line.length - line.trimStart().length;

/** The lines that come and go from one tree to another, each below its parents and after the line before it. */
export function differences(before: readonly string[], after: readonly string[]): readonly string[] {
  const written: string[] = [];
  let context: readonly WrittenLine[] = [];
  for (const { added, removed, value } of diffArrays([...before], [...after])) {
    const sign = added ? '+' : removed ? '-' : ' ';
    for (const line of value) {
      const isChanged = sign !== ' ';
      const around = context.filter((one) => depthOf(one.line) <= depthOf(line));
      if (isChanged) {
        for (const one of around.filter(({ isWritten }) => !isWritten)) {
          written.push(`  ${one.line}`);
          one.isWritten = true;
        }
        written.push(`${sign} ${line}`);
      }
      context = [...around.filter((one) => depthOf(one.line) < depthOf(line)), { line, isWritten: isChanged }];
    }
  }
  return written;
}
