import { flows } from '#machines/flows/index.ts';
import type { Flow } from '#machines/kit/flow.ts';
import { structureHash } from '#machines/kit/structure.ts';
import { readTrace, type Trace } from '#pathways/trace/format.ts';
import { type Refusal, type Replayed, replay, type Subject } from '#pathways/trace/replay.ts';

const subjectOf = ({ machine, version }: Flow): Subject => ({ machine, version, structure: structureHash(machine) });

const subjects = Object.fromEntries(Object.entries(flows).map(([name, flow]) => [name, subjectOf(flow)]));

/** What the desk can show of a stored trace. */
export type DeskTrace =
  | { readonly kind: 'replayed'; readonly trace: Trace; readonly replayed: Replayed }
  | { readonly kind: 'refused'; readonly reason: Refusal['reason'] | 'unreadable' };

/** Walks a stored trace again with the machines of this build. */
export function deskTraceOf(text: string): DeskTrace {
  const read = readTrace(text);
  if (read.kind === 'unreadable') return { kind: 'refused', reason: 'unreadable' };
  const answer = replay(subjects, read.trace);
  if (answer.kind === 'refused') return { kind: 'refused', reason: answer.reason };
  return { kind: 'replayed', trace: read.trace, replayed: answer.replayed };
}
