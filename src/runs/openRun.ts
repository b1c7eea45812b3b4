import { type Actor, type ActorOptions, type AnyStateMachine, createActor, type InputFrom } from 'xstate';
import type { FlowDraft } from '#contract/calls/session.ts';
import type { Flow } from '#machines/kit/flow.ts';
import { type OpenedSnapshot, openSnapshot, type UnopenedRun } from '#machines/kit/snapshot.ts';
import type { DraftOpening } from '#machines/shell/saving/stash.ts';

/**
 * `carried`: another build saved it, and only the user input was taken over. `continued`: a new run with the input of
 * one that has ended elsewhere.
 */
export interface OpenedRun<Machine extends AnyStateMachine> {
  readonly actor: Actor<Machine>;
  readonly origin: 'new' | 'restored' | 'carried' | 'continued';
}

/** The saved run cannot be opened here; it stays saved until the user starts over. */
export interface RefusedRun extends UnopenedRun {
  readonly origin: 'refused';
}

interface OpenRunOptions<Machine extends AnyStateMachine, UserInput> {
  readonly flow: Flow<Machine, UserInput>;
  /** With its ports. */
  readonly machine: Machine;
  readonly draft: FlowDraft;
  readonly opening: DraftOpening;
  /** User input that a new run takes over from the previous one. */
  readonly taken: UserInput | null;
  readonly input: (userInput: UserInput | null) => InputFrom<Machine>;
  readonly inspect: NonNullable<ActorOptions<Machine>['inspect']>;
}

/** Opens the run of a draft: restored in its state, or new with the user input that can be carried over. */
export function openRun<Machine extends AnyStateMachine, UserInput>(
  run: OpenRunOptions<Machine, UserInput>,
): OpenedRun<Machine> | RefusedRun {
  const { flow, machine, draft, opening, taken, input, inspect } = run;
  const kept = opening.kind === 'kept' ? draft.snapshot : opening.text;
  const opened: OpenedSnapshot<UserInput> | null = kept === null ? null : openSnapshot(flow, kept);
  const begin = (userInput: UserInput | null) => createActor(machine, { input: input(userInput), inspect });
  if (opened === null || opened.kind === 'anew') {
    return { actor: begin(taken), origin: taken === null ? 'new' : 'continued' };
  }
  if (opened.kind === 'refused') return { origin: 'refused', reason: opened.reason, kept: opened.kept };
  if (opening.kind === 'orphaned') return { actor: begin(userInputIn(flow, opened)), origin: 'continued' };
  if (opened.kind === 'carried') return { actor: begin(opened.userInput), origin: 'carried' };
  return {
    actor: createActor(machine, { input: input(null), inspect, snapshot: opened.snapshot }),
    origin: 'restored',
  };
}

function userInputIn<Machine extends AnyStateMachine, UserInput>(
  { userInput }: Flow<Machine, UserInput>,
  opened: Extract<OpenedSnapshot<UserInput>, { kind: 'restored' | 'carried' }>,
): UserInput | null {
  if (opened.kind === 'carried') return opened.userInput;
  return userInput?.check(userInput.read('context' in opened.snapshot ? opened.snapshot.context : null)) ?? null;
}
