import { replayable } from '#machines/flows/index.ts';
import { readTrace, type Trace } from '#pathways/trace/format.ts';
import { type Refusal, type Replayed, replay } from '#pathways/trace/replay.ts';

/** What the desk can show of a stored trace. */
export type DeskTrace =
  | { readonly kind: 'replayed'; readonly trace: Trace; readonly replayed: Replayed }
  | { readonly kind: 'refused'; readonly reason: Refusal['reason'] | 'unreadable' };

/** Walks a stored trace again with the machines of this build. */
export function deskTraceOf(text: string): DeskTrace {
  const read = readTrace(text);
  if (read.kind === 'unreadable') return { kind: 'refused', reason: 'unreadable' };
  const answer = replay(replayable, read.trace);
  if (answer.kind === 'refused') return { kind: 'refused', reason: answer.reason };
  return { kind: 'replayed', trace: read.trace, replayed: answer.replayed };
}
