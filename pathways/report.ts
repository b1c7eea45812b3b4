import type { Path } from './cover.ts';
import { observe } from './declaredTransitions.ts';
import type { Coverage, CoveredCount } from './measure.ts';
import type { Model } from './model.ts';
import { valueText } from './valueText.ts';

export interface Report extends Coverage {
  readonly flow: string;
  readonly seconds: number;
}

export function listText(models: Readonly<Record<string, Model>>): string {
  const width = Math.max(0, ...Object.keys(models).map(({ length }) => length));
  const lines = Object.entries(models).map(([flow, { machine }]) => {
    const { states, declared } = observe(machine);
    return `${flow.padEnd(width)}  ${states.length} states, ${declared.length} transitions`;
  });
  return lines.join('\n');
}

export function reportText(report: Report, paths: readonly Path[]): string {
  const { flow, criterion, seconds } = report;
  return [
    `${flow}: ${report.paths} paths, ${report.steps} steps, the longest ${report.longest} (criterion: ${criterion}, ${seconds} s)`,
    '',
    row('states', report.states),
    row('transitions', report.transitions),
    row('pairs', report.pairs),
    row('guards', report.guards),
    row('ports', report.ports),
    row('events', report.events),
    '',
    ...(report.missing.length === 0
      ? ['Nothing declared is missing.']
      : ['Missing:', ...report.missing.map((id) => `  ${id}`)]),
    '',
    ...paths.flatMap((path, index) => [`Path ${index + 1}`, ...pathLines(path).map((line) => `  ${line}`), '']),
  ].join('\n');
}

export const pathLines = ({ first, steps }: Path): readonly string[] => [
  `begins in ${valueText(first.configuration.snapshot.value)}`,
  ...steps.map(({ stimulus, step }) => `${stimulus.label}  →  ${valueText(step.configuration.snapshot.value)}`),
];

const row = (name: string, { covered, total }: CoveredCount): string =>
  `  ${name.padEnd(12)} ${String(covered).padStart(5)} of ${total}`;
