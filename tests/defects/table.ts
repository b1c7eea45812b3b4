import type { Result } from './record.ts';
import { type Verdict, wordsFor } from './verdict.ts';

export const detail = ({ message }: Verdict): string => (message === '' ? '' : `: ${message}`);

/** Everything that was tried, a line each, how often which suite has caught it, and what is said of the others. */
export function tableOf(results: readonly Result[]): string {
  const rows = results.map(
    ({ kind, name, verdict, seconds }) =>
      `${kind.padEnd(8)} ${wordsFor(verdict).padEnd(15)} ${seconds.toFixed(1).padStart(7)}  ${name}`,
  );
  const by = Map.groupBy(results, ({ verdict }) => wordsFor(verdict));
  const counts = [...by].map(([words, all]) => `${words}: ${all.length}`).join(', ');
  const others = results.filter(({ verdict }) => verdict.kind !== 'caught');
  const notes = others.map(({ kind, name, verdict }) => `${kind}: ${name}\n    ${wordsFor(verdict)}${detail(verdict)}`);
  const heading = 'Kind     Caught by       Seconds  Defect';
  return ['', heading, ...rows, '', ...notes, `${results.length} tried; ${counts}`].join('\n');
}
