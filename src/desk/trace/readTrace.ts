import type { CatalogueNames } from '#contract/calls/desk.ts';
import { isFlow, replaySubjects } from '#machines/flows/index.ts';
import { readTrace, type Trace } from '#pathways/trace/format.ts';
import { type Replayed, type ReplayRefusal, replay } from '#pathways/trace/replay.ts';
import { flowManifests } from '../../flows/index.ts';
import type { FlowDesk } from '../../runs/flowManifest.ts';
import { createMarkFiller, createNameLookup, type NameLookup } from './publicNames.ts';

export interface ReplayedTrace {
  readonly desk: FlowDesk;
  readonly trace: Trace;
  readonly replayed: Replayed;
  readonly nameOf: NameLookup;
  /** Replaces redaction marks with public names. */
  readonly fill: (value: unknown) => unknown;
}

export type DeskTrace =
  | ({ readonly kind: 'replayed' } & ReplayedTrace)
  | { readonly kind: 'refused'; readonly reason: ReplayRefusal['reason'] | 'unreadable' };

/** Replays with this build's machines, and refuses a trace of another version or structure. */
export async function readDeskTrace(text: string, names: CatalogueNames | null): Promise<DeskTrace> {
  const read = readTrace(text);
  if (read.kind === 'unreadable') return { kind: 'refused', reason: 'unreadable' };
  const { trace } = read;
  const { flow } = trace;
  if (!isFlow(flow)) return { kind: 'refused', reason: 'another flow' };
  const answer = replay(replaySubjects, trace);
  if (answer.kind === 'refused') return { kind: 'refused', reason: answer.reason };
  const { replayed } = answer;
  return {
    kind: 'replayed',
    desk: await flowManifests[flow].desk(),
    trace,
    replayed,
    nameOf: createNameLookup(names),
    fill: createMarkFiller(names, trace),
  };
}
