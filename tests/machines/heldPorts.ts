import { type AnyActor, type AnyStateMachine, fromPromise, StateMachine, waitFor } from 'xstate';
import { type Fault, PortFault } from '#machines/kit/fault.ts';
import type { Port } from '#machines/kit/port.ts';
import type { Stimulus } from '#pathways/model.ts';
import type { Outcome } from '../../pathways/model.ts';

interface PortRequest {
  readonly port: string;
  readonly input: unknown;
  readonly answer: (output: unknown) => void;
  readonly fail: (fault: Fault) => void;
  readonly end: (outcome: Outcome) => void;
}

/** Ports that hold each request until the test answers it, in any order. */
export class HeldPorts {
  readonly requests: PortRequest[] = [];

  port<Input, Output>(name: string): Port<Input, Output> {
    return fromPromise<Output, Input>(({ input }) => {
      const { promise, resolve, reject } = Promise.withResolvers<Output>();
      this.requests.push({
        port: name,
        input,
        answer: (output) => resolve(output as Output),
        fail: (fault) => reject(new PortFault(fault)),
        end: (outcome) => ('output' in outcome ? resolve(outcome.output as Output) : reject(outcome.error)),
      });
      return promise;
    });
  }

  last(port: string): PortRequest {
    const found = this.requests.findLast((request) => request.port === port);
    if (found === undefined) throw new Error(`Nothing was asked of ${port}`);
    return found;
  }

  count(port: string): number {
    return this.requests.filter((request) => request.port === port).length;
  }
}

export function holdAll<Machine extends AnyStateMachine>(machine: Machine, ports: HeldPorts): Machine;
export function holdAll(machine: AnyStateMachine, ports: HeldPorts): AnyStateMachine {
  const names = Object.keys(machine.implementations.actors);
  return machine.provide({ actors: Object.fromEntries(names.map((name) => [name, ports.port(name)])) });
}

/** A machine with every port held, also those of its child machines. */
export function holdLeaves<Machine extends AnyStateMachine>(machine: Machine, ports: HeldPorts): Machine;
export function holdLeaves(machine: AnyStateMachine, ports: HeldPorts): AnyStateMachine {
  const held = Object.entries(machine.implementations.actors).map(([name, logic]) => [
    name,
    logic instanceof StateMachine ? holdLeaves(logic, ports) : ports.port(name),
  ]);
  return machine.provide({ actors: Object.fromEntries(held) });
}

export async function applyStimulus(actor: AnyActor, ports: HeldPorts, stimulus: Stimulus): Promise<void> {
  const before = actor.getSnapshot();
  if (stimulus.kind === 'event') actor.send(stimulus.event);
  if (stimulus.kind !== 'outcome') return;
  ports.last(stimulus.source).end(stimulus.outcome);
  await waitFor(actor, (snapshot) => snapshot !== before);
}
