import type { ReactNode } from 'react';
import { type Actor, type AnyActor, type AnyStateMachine, createActor, type InputFrom } from 'xstate';
import type { Model } from '../../pathways/model.ts';
import { type HeldPorts, holdAll } from '../machines/heldPorts.ts';

/** A machine that runs with its ports held, and its views. */
interface Shown {
  readonly model: Model;
  readonly actor: AnyActor;
  readonly view: ReactNode;
}

/** Starts a machine with its ports held and renders its views: what each `shown.tsx` of `tests/flows` exports. */
export type Show = (ports: HeldPorts) => Shown;

/** A machine as the gallery shows it: from the beginning that its model has, with the views that its page renders. */
export const showing =
  <Machine extends AnyStateMachine>(
    model: Model & { readonly machine: Machine; readonly input: InputFrom<Machine> },
    view: (actor: Actor<Machine>) => ReactNode,
  ): Show =>
  (ports) => {
    const actor = createActor(holdAll(model.machine, ports), { input: model.input }).start();
    return { model, actor, view: view(actor) };
  };
