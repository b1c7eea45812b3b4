import { diffArrays } from 'diff';

/** What a page tells after a step, a line for each thing, below that to which it belongs. */
export interface GoldenPage {
  /** What happened, and where it led. */
  readonly step: string;
  readonly lines: readonly string[];
  readonly tried: readonly string[];
}

/**
 * The pages of a path as text: the first as a whole, each further one as what is different on it, where that is less.
 */
export function goldenText(pages: readonly GoldenPage[]): string {
  const sections = pages.map(({ step, lines, tried }, index) => {
    const before = pages[index - 1]?.lines;
    const written = before === undefined ? lines : shorter(lines, differences(before, lines));
    return [`== ${index}. ${step}`, ...written, ...tried.map((outcome) => `* ${outcome}`)].join('\n');
  });
  return `${sections.join('\n\n')}\n`;
}

const whole = '(the whole page)';
const same = '(the same page)';

function shorter(page: readonly string[], different: readonly string[]): readonly string[] {
  if (different.length === 0) return [same];
  return different.length < page.length ? different : [whole, ...page];
}

interface WrittenLine {
  readonly line: string;
  isWritten: boolean;
}

const depthOf = (line: string): number => line.length - line.trimStart().length;

/** The lines that come and go, each below what it belongs to and after what stands right before it. */
function differences(before: readonly string[], after: readonly string[]): readonly string[] {
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
