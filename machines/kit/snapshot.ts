import type { AnyStateMachine, Snapshot } from 'xstate';
import { sealedSnapshot } from '#contract/entities/snapshot.ts';
import type { Flow } from './flow.ts';
import { structureHash } from './structure.ts';

/** What came of opening a sealed snapshot. */
export type Opened<Typed> =
  | { readonly kind: 'restored'; readonly snapshot: Snapshot<unknown> }
  /** The machine has changed since; what the person typed goes into a new run. */
  | { readonly kind: 'carried'; readonly typed: Typed }
  | { readonly kind: 'refused'; readonly reason: 'unreadable' | 'foreign' | 'newer' | 'outdated' };

/** The text under which a run of a flow is kept: its persisted snapshot, sealed with flow, version and structure. */
export function sealSnapshot<Machine extends AnyStateMachine, Typed>(
  flow: Flow<Machine, Typed>,
  persisted: Snapshot<unknown>,
): string {
  const context = 'context' in persisted ? persisted.context : null;
  return JSON.stringify({
    flow: flow.id,
    version: flow.version,
    structure: structureHash(flow.machine),
    typed: flow.typed.read(context),
    snapshot: persisted,
  });
}

/** Opens what `sealSnapshot` made, maybe in another build: restored, carried over, or refused with the reason. */
export function openSnapshot<Machine extends AnyStateMachine, Typed>(
  flow: Flow<Machine, Typed>,
  text: string,
): Opened<Typed> {
  const parsed = sealedSnapshot.safeParse(jsonOf(text));
  if (!parsed.success) return { kind: 'refused', reason: 'unreadable' };
  const { data } = parsed;
  if (data.flow !== flow.id) return { kind: 'refused', reason: 'foreign' };
  if (data.version > flow.version) return { kind: 'refused', reason: 'newer' };
  if (data.version === flow.version && data.structure === structureHash(flow.machine)) {
    return { kind: 'restored', snapshot: { output: undefined, error: undefined, ...data.snapshot } };
  }
  const typed = flow.typed.check(data.typed);
  return typed === null ? { kind: 'refused', reason: 'outdated' } : { kind: 'carried', typed };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
