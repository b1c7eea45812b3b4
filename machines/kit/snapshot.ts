import type { AnyStateMachine, Snapshot } from 'xstate';
import { type SealedSnapshot, sealedSnapshot } from '#contract/entities/snapshot.ts';
import { type Flow, isRestorable } from './flow.ts';
import { migrated, type RunParts } from './migration.ts';
import { asPersisted, begunAt } from './resolvedState.ts';
import { structureHash } from './structure.ts';

export type OpenedSnapshot<UserInput> =
  | { readonly kind: 'restored'; readonly snapshot: Snapshot<unknown> }
  /** The machine has changed since, and nothing is typed in this flow. */
  | { readonly kind: 'anew' }
  /** The machine has changed since; what the person typed goes into a new run. */
  | { readonly kind: 'carried'; readonly userInput: UserInput }
  | ({ readonly kind: 'refused' } & UnopenedRun);

/** Why a kept run cannot be opened, and what was typed as plain text: it stays kept until the person decides. */
export interface UnopenedRun {
  readonly reason: 'unreadable' | 'foreign' | 'newer' | 'outdated';
  readonly kept: string;
}

/** The text under which a run of a flow is kept: its persisted snapshot, sealed with flow, version and structure. */
export function sealSnapshot<Machine extends AnyStateMachine, UserInput>(
  flow: Flow<Machine, UserInput>,
  persisted: Snapshot<unknown>,
): string {
  const context = 'context' in persisted ? persisted.context : null;
  return JSON.stringify({
    flow: flow.id,
    version: flow.version,
    structure: structureHash(flow.machine),
    typed: flow.userInput?.read(context) ?? null,
    snapshot: persisted,
  });
}

/**
 * Opens what `sealSnapshot` made, maybe in another build. A run of this build or of a version that can be migrated is
 * restored where the machine can go on from it. Else what was typed is carried, where this version understands it; a
 * run in which nothing is typed begins anew.
 */
export function openSnapshot<Machine extends AnyStateMachine, UserInput>(
  flow: Flow<Machine, UserInput>,
  text: string,
): OpenedSnapshot<UserInput> {
  const opened = opening(flow, text);
  return opened.kind === 'refused' && flow.userInput === null ? { kind: 'anew' } : opened;
}

function opening<Machine extends AnyStateMachine, UserInput>(
  flow: Flow<Machine, UserInput>,
  text: string,
): OpenedSnapshot<UserInput> {
  const parsed = sealedSnapshot.safeParse(jsonOf(text));
  if (!parsed.success) return { kind: 'refused', reason: 'unreadable', kept: text };
  const { data } = parsed;
  const kept = plainText(data.typed) || text;
  if (data.flow !== flow.id) return { kind: 'refused', reason: 'foreign', kept };
  const parts = partsOf(flow, data);
  const found = data.version === flow.version ? ofThisBuild(flow, data) : parts && begunAt(flow.machine, parts);
  if (found !== null && isRestorable(flow, found.value, found.context))
    return { kind: 'restored', snapshot: found.snapshot };
  const userInput = flow.userInput?.check(parts?.userInput) ?? flow.userInput?.check(data.typed) ?? null;
  if (userInput !== null) return { kind: 'carried', userInput };
  return { kind: 'refused', reason: data.version > flow.version ? 'newer' : 'outdated', kept };
}

const ofThisBuild = ({ machine }: Flow, { structure, snapshot }: SealedSnapshot) =>
  structure === structureHash(machine) ? asPersisted(machine, snapshot) : null;

/** The parts of an older run as this version would have kept them. */
function partsOf({ migrations, version }: Flow, { version: from, typed, snapshot }: SealedSnapshot): RunParts | null {
  if (from >= version || typeof snapshot !== 'object' || snapshot === null) return null;
  const value = 'value' in snapshot ? snapshot.value : null;
  const context = 'context' in snapshot ? snapshot.context : null;
  return migrated(migrations, { value, context, userInput: typed }, from, version);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A value as lines of plain text, each with its name: what can be kept and read whatever a version makes of it. */
const plainText = (value: unknown): string => linesOf(value, '').join('\n');

function linesOf(value: unknown, name: string): readonly string[] {
  if (value === null || value === undefined || value === '') return [];
  if (typeof value !== 'object') return [name === '' ? String(value) : `${name}: ${String(value)}`];
  return Object.entries(value).flatMap(([key, part]) => linesOf(part, name === '' ? key : `${name}.${key}`));
}
