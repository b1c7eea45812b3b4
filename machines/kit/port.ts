import { fromPromise, type PromiseActorLogic } from 'xstate';
import { PortFault } from './fault.ts';

/** A port: something that a machine asks of the world. Expected refusals are outputs; a rejection is a fault. */
export type Port<Input, Output> = PromiseActorLogic<Output, Input>;

/**
 * A port that nobody has provided. It rejects and names itself, so that a machine that nobody gave its ports says
 * which one is missing; the application gives the real one with `machine.provide({ actors })`.
 */
export const unprovidedPort = <Input, Output>(name: string): Port<Input, Output> =>
  fromPromise<Output, Input>(() =>
    Promise.reject(new PortFault({ kind: 'broken', detail: `the port ${name} was not provided` })),
  );
