import { type Actor, type ActorOptions, type AnyStateMachine, createActor, type InputFrom } from 'xstate';
import type { FlowDraft } from '#contract/calls/session.ts';
import type { Flow } from '#machines/kit/flow.ts';
import { type Opened, openSnapshot, type Refused } from '#machines/kit/snapshot.ts';
import type { Stash } from './stash.ts';

/** A run that has been opened, and what came of what was kept of it. */
export interface OpenedRun<Machine extends AnyStateMachine> {
  readonly actor: Actor<Machine>;
  readonly came: 'new' | 'restored' | 'carried';
}

/** No run: what is kept cannot be opened here, and stays as it is until the person starts over. */
export interface RefusedRun extends Refused {
  readonly came: 'refused';
}

interface Opening<Machine extends AnyStateMachine, Typed> {
  readonly flow: Flow<Machine, Typed>;
  /** The flow's machine with its ports. */
  readonly machine: Machine;
  readonly draft: FlowDraft;
  readonly stash: Stash;
  readonly input: (typed: Typed | null) => InputFrom<Machine>;
  /** Is told of everything that happens in the run. */
  readonly inspect: NonNullable<ActorOptions<Machine>['inspect']>;
}

/** Opens the run that a draft keeps: in the state where it was left, or new with what can be carried over. */
export function openRun<Machine extends AnyStateMachine, Typed>(
  opening: Opening<Machine, Typed>,
): OpenedRun<Machine> | RefusedRun {
  const { flow, machine, draft, stash, input, inspect } = opening;
  const kept = stash.newerThan(draft.draft_id, draft.updated_at) ?? draft.snapshot;
  const opened: Opened<Typed> | null = kept === null ? null : openSnapshot(flow, kept);
  if (opened === null) return { actor: createActor(machine, { input: input(null), inspect }), came: 'new' };
  switch (opened.kind) {
    case 'restored':
      return {
        actor: createActor(machine, { input: input(null), inspect, snapshot: opened.snapshot }),
        came: 'restored',
      };
    case 'carried':
      return { actor: createActor(machine, { input: input(opened.typed), inspect }), came: 'carried' };
    case 'refused':
      return { came: 'refused', reason: opened.reason, kept: opened.kept };
  }
}
