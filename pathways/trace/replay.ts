import type { AnyStateMachine } from 'xstate';
import { type Configuration, takeStep } from '../walk.ts';
import { digestOf } from './digest.ts';
import type { Trace, TraceEntry } from './format.ts';

export interface ReplaySubject {
  readonly machine: AnyStateMachine;
  readonly version: number;
  readonly structure: string;
}

export type ReplayRefusal =
  | { readonly reason: 'another flow'; readonly flow: string }
  | { readonly reason: 'another version'; readonly recorded: number; readonly here: number }
  | { readonly reason: 'another build'; readonly recorded: string; readonly here: string }
  | { readonly reason: 'not of this machine'; readonly problem: string };

export interface ReplayedStep {
  readonly entry: TraceEntry;
  readonly configuration: Configuration;
  /** Whether it led to the recorded states. */
  readonly same: boolean;
}

export interface Replayed {
  readonly first: Configuration;
  readonly steps: readonly ReplayedStep[];
  readonly last: Configuration;
  /** Whether all states are the same, and the last context. */
  readonly identical: boolean;
}

export type Replay =
  | { readonly kind: 'replayed'; readonly replayed: Replayed }
  | ({ readonly kind: 'refused' } & ReplayRefusal);

/** Uses pure transitions: calls no port and no clock. */
export function replay(subjects: Readonly<Record<string, ReplaySubject>>, trace: Trace): Replay {
  const subject = Object.hasOwn(subjects, trace.flow) ? subjects[trace.flow] : undefined;
  if (subject === undefined) return { kind: 'refused', reason: 'another flow', flow: trace.flow };
  const { version, structure, machine } = subject;
  if (trace.version !== version) {
    return { kind: 'refused', reason: 'another version', recorded: trace.version, here: version };
  }
  if (trace.structure !== structure) {
    return { kind: 'refused', reason: 'another build', recorded: trace.structure, here: structure };
  }
  try {
    return { kind: 'replayed', replayed: replayEntries(machine, trace) };
  } catch (cause) {
    // A trace is untrusted: it can name states that do not exist.
    const problem = cause instanceof Error ? cause.message : String(cause);
    return { kind: 'refused', reason: 'not of this machine', problem };
  }
}

function replayEntries(machine: AnyStateMachine, { from, entries, end }: Trace): Replayed {
  const first: Configuration = { snapshot: machine.resolveState({ ...from }), now: 0, timers: [] };
  if (!isSame(first, from.value)) throw new Error('it begins in states that do not stand together');
  const steps: ReplayedStep[] = [];
  let configuration = first;
  for (const entry of entries) {
    if (configuration.snapshot.status === 'active') {
      configuration = takeStep(machine, configuration, {
        kind: 'event',
        label: entry.event.type,
        event: entry.event,
      }).configuration;
    }
    steps.push({ entry, configuration, same: isSame(configuration, entry.to) });
  }
  const arrived = isSame(configuration, end.value) && digestOf(configuration.snapshot.context) === end.context;
  return { first, steps, last: configuration, identical: arrived && steps.every(({ same }) => same) };
}

const isSame = ({ snapshot }: Configuration, value: unknown): boolean => digestOf(snapshot.value) === digestOf(value);
