import { fromPromise, type PromiseActorLogic } from 'xstate';
import { PortFault } from './fault.ts';

/** An effect that a machine requests. Expected refusals are outputs; a rejection is a fault. */
export type Port<Input, Output> = PromiseActorLogic<Output, Input>;

/** Rejects with its name, so that a missing `machine.provide({ actors })` is reported. */
export const unprovidedPort = <Input, Output>(name: string): Port<Input, Output> =>
  fromPromise<Output, Input>(() =>
    Promise.reject(new PortFault({ kind: 'broken', detail: `the port ${name} was not provided` })),
  );
