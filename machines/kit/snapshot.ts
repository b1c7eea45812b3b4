import type { AnyStateMachine, Snapshot } from 'xstate';
import { type SealedSnapshot, sealedSnapshot } from '#contract/entities/snapshot.ts';
import { type Flow, isRestorable } from './flow.ts';
import { migrateRun, type RunParts } from './migration.ts';
import { restoreAtState, restoreUnchanged } from './resolvedState.ts';
import { structureHash } from './structure.ts';

export type OpenedSnapshot<UserInput> =
  | { readonly kind: 'restored'; readonly snapshot: Snapshot<unknown> }
  /** The machine has changed, and the flow has no input. */
  | { readonly kind: 'anew' }
  /** The machine has changed; the user's input goes into a new run. */
  | { readonly kind: 'carried'; readonly userInput: UserInput }
  | ({ readonly kind: 'refused' } & UnopenedRun);

/**
 * Why a persisted run cannot be opened, and the user's input as plain text. The run stays persisted until the user
 * decides.
 */
export interface UnopenedRun {
  readonly reason: 'unreadable' | 'foreign' | 'newer' | 'outdated';
  readonly kept: string;
}

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
 * Opens what `sealSnapshot` produced, possibly in another build. Restores a run of this build, or of a version that has
 * migrations, if the machine can continue from it. Otherwise carries the user's input into a new run, if this version
 * can read it; a flow without input starts again.
 */
export function openSnapshot<Machine extends AnyStateMachine, UserInput>(
  flow: Flow<Machine, UserInput>,
  text: string,
): OpenedSnapshot<UserInput> {
  const opened = openSealed(flow, text);
  return opened.kind === 'refused' && flow.userInput === null ? { kind: 'anew' } : opened;
}

function openSealed<Machine extends AnyStateMachine, UserInput>(
  flow: Flow<Machine, UserInput>,
  text: string,
): OpenedSnapshot<UserInput> {
  const parsed = sealedSnapshot.safeParse(parseJson(text));
  if (!parsed.success) return { kind: 'refused', reason: 'unreadable', kept: text };
  const { data } = parsed;
  const kept = plainText(data.typed) || text;
  if (data.flow !== flow.id) return { kind: 'refused', reason: 'foreign', kept };
  const parts = migratedParts(flow, data);
  const found =
    data.version === flow.version ? restoreFromSameBuild(flow, data) : parts && restoreAtState(flow.machine, parts);
  if (found !== null && isRestorable(flow, found.value, found.context))
    return { kind: 'restored', snapshot: found.snapshot };
  const userInput = flow.userInput?.check(parts?.userInput) ?? flow.userInput?.check(data.typed) ?? null;
  if (userInput !== null) return { kind: 'carried', userInput };
  return { kind: 'refused', reason: data.version > flow.version ? 'newer' : 'outdated', kept };
}

const restoreFromSameBuild = ({ machine }: Flow, { structure, snapshot }: SealedSnapshot) =>
  structure === structureHash(machine) ? restoreUnchanged(machine, snapshot) : null;

/** Null if the run is not older, or cannot be migrated. */
function migratedParts(
  { migrations, version }: Flow,
  { version: from, typed, snapshot }: SealedSnapshot,
): RunParts | null {
  if (from >= version || typeof snapshot !== 'object' || snapshot === null) return null;
  const value = 'value' in snapshot ? snapshot.value : null;
  const context = 'context' in snapshot ? snapshot.context : null;
  return migrateRun(migrations, { value, context, userInput: typed }, from, version);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One `name: value` per line, readable without any schema. */
const plainText = (value: unknown): string => linesOf(value, '').join('\n');

function linesOf(value: unknown, name: string): readonly string[] {
  if (value === null || value === undefined || value === '') return [];
  if (typeof value !== 'object') return [name === '' ? String(value) : `${name}: ${String(value)}`];
  return Object.entries(value).flatMap(([key, part]) => linesOf(part, name === '' ? key : `${name}.${key}`));
}
