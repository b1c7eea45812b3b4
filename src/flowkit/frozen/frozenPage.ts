import { type ComponentType, useMemo } from 'react';
import type { Actor, AnyStateMachine, InputFrom } from 'xstate';
import { redactedMoment } from '#pathways/trace/redaction.ts';
import type { PageFiles } from '../upload/pageFiles.ts';
import { type Configuration, frozenActor } from './frozenActor.ts';

/** The page of a flow in a recorded state: it is shown to support, and nothing can be done on it. */
export type FrozenPage = ComponentType<FrozenPageProps>;

export interface FrozenPageProps {
  readonly configuration: Configuration;
}

/** Moments in a trace are redacted, so a countdown to one shows 0, as every redacted number. */
export const frozenNow = () => new Date(redactedMoment);

/** Support does not see uploaded files, and nothing can be uploaded on a frozen page. */
export const noFiles: PageFiles = {
  choose: ({ name, size, type }) => ({ key: '', name, size, type }),
  fileOf: () => null,
  addressOf: () => '#',
};

/** The actor of a frozen run, for as long as it stands there. */
export function useFrozenActor<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  configuration: Configuration,
): Actor<Machine> {
  return useMemo(() => frozenActor(machine, input, configuration), [machine, input, configuration]);
}
