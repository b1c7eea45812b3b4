import { valueText } from '../valueText.ts';
import type { Trace, TraceEntry } from './format.ts';
import { mayBeRedacted } from './redaction.ts';
import type { Replayed, ReplayRefusal } from './replay.ts';

export function refusalText(refusal: ReplayRefusal): string {
  switch (refusal.reason) {
    case 'another flow':
      return `This trace is of the flow "${refusal.flow}", which this build does not have.`;
    case 'another version':
      return `This trace is of version ${refusal.recorded} of its flow; this build has version ${refusal.here}. Replay it with the build that recorded it.`;
    case 'another build':
      return `This trace was recorded by a build whose machine has other states or transitions (${refusal.recorded}; here ${refusal.here}). Replay it with the build that recorded it.`;
    case 'not of this machine':
      return `This trace does not fit the machine that it names: ${refusal.problem}`;
  }
}

/** One line: the event, or the port and its end, with the first readable values of the payload. */
export function entryText({ event }: TraceEntry): string {
  const { type, actorId: _actor, ...payload } = event;
  const [, end, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  const what = actor === undefined ? type : `${actor} ${end === 'done' ? 'answered' : 'failed'}`;
  const details = detailsIn(payload, 3).slice(0, 3);
  return escapeControls(details.length === 0 ? what : `${what} (${details.join(', ')})`);
}

/** Traces are untrusted: control and formatting characters could move a terminal's cursor or reverse its line. */
const escapeControls = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, '\uFFFD');

/** Skips lists and redacted values. */
function detailsIn(value: unknown, depth: number): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || depth === 0) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (typeof inner === 'object') return detailsIn(inner, depth - 1);
    return isReadable(inner) ? [`${name} ${inner}`] : [];
  });
}

const isReadable = (value: unknown): boolean => value !== '' && !mayBeRedacted(value);

export function replayText(trace: Trace, replayed: Replayed, next: readonly string[]): string {
  const { flow, version, structure, began, omitted, page } = trace;
  const width = Math.min(64, Math.max(24, ...replayed.steps.map(({ entry }) => entryText(entry).length)));
  const steps = replayed.steps.map(({ entry, configuration, same }) => {
    const states = valueText(configuration.snapshot.value);
    const mark = same ? '' : `   ✘ it led to ${escapeControls(valueText(entry.to))}`;
    return `${seconds(entry.at)}  ${entryText(entry).padEnd(width)}  ${states}${mark}`;
  });
  return [
    `${escapeControls(flow)}, version ${version} (${escapeControls(structure)}): ${steps.length} ${steps.length === 1 ? 'step' : 'steps'} from ${began}${omitted > 0 ? `, ${omitted} before` : ''}`,
    ...(page === undefined
      ? []
      : [escapeControls(`The client read ${page.language}, in the time zone ${page.time_zone}.`)]),
    '',
    `${seconds(0)}  ${'begins'.padEnd(width)}  ${valueText(replayed.first.snapshot.value)}`,
    ...steps,
    '',
    replayed.identical
      ? 'Identical: each step led where it had led, and the context at the end is the same.'
      : 'Not identical: this build does not do what was recorded.',
    `The client then was in ${escapeControls(valueText(trace.end.value))}.`,
    `What could be done next, of what needs no details: ${next.join(', ') || 'nothing'}.`,
  ].join('\n');
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1).padStart(8)} s`;

/** Each configuration once, each step with its number. */
export function replayMermaid(replayed: Replayed): string {
  const configurations = [replayed.first, ...replayed.steps.map(({ configuration }) => configuration)].map(
    (configuration) => valueText(configuration.snapshot.value),
  );
  const ids = new Map([...new Set(configurations)].map((text, index) => [text, `s${index}`]));
  const id = (at: number) => ids.get(configurations[at] ?? '') ?? '';
  const edges = new Map<string, string[]>();
  for (const [index, { entry }] of replayed.steps.entries()) {
    const edge = `${id(index)} --> ${id(index + 1)}`;
    edges.set(edge, [...(edges.get(edge) ?? []), `${index + 1}. ${mermaidText(entryText(entry))}`]);
  }
  return [
    'stateDiagram-v2',
    ...[...ids].map(([text, name]) => `  state "${mermaidText(text)}" as ${name}`),
    `  [*] --> ${id(0)}`,
    ...[...edges].map(([edge, labels]) => `  ${edge} : ${labels.join('<br>')}`),
  ].join('\n');
}

/** In Mermaid, a semicolon or line break ends a label, and a quote ends a name. */
const mermaidText = (text: string): string => text.replace(/[";:<>\n]/g, ' ');
