import { type ComponentType, useMemo } from 'react';
import type { Actor, AnyStateMachine, InputFrom } from 'xstate';
import { redactedMoment } from '#pathways/trace/redaction.ts';
import type { PageFiles } from '../upload/pageFiles.ts';
import { createFrozenActor, type RecordedState } from './frozenActor.ts';

/** Read-only page of a flow in a recorded state, for support. */
export type FrozenPage = ComponentType<FrozenPageProps>;

export interface FrozenPageProps {
  readonly configuration: RecordedState;
}

/**
 * Moments in a trace are redacted to `redactedMoment`: at that time a countdown shows 0, like every redacted number.
 */
export const frozenNow = () => new Date(redactedMoment);

/** Support sees no uploaded files. */
export const noFiles: PageFiles = {
  choose: ({ name, size, type }) => ({ key: '', name, size, type }),
  fileOf: () => null,
  addressOf: () => '#',
};

export function useFrozenActor<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  configuration: RecordedState,
): Actor<Machine> {
  return useMemo(() => createFrozenActor(machine, input, configuration), [machine, input, configuration]);
}
