import type { ReactNode } from 'react';
import { type Actor, type AnyActor, type AnyStateMachine, createActor, type InputFrom } from 'xstate';
import type { Model } from '../../pathways/model.ts';
import { type HeldPorts, holdAll } from '../machines/heldPorts.ts';

interface GalleryView {
  readonly model: Model;
  readonly actor: AnyActor;
  readonly view: ReactNode;
}

/** Starts a machine with its ports held and renders its views: the export of each `shown.tsx` in `tests/flows`. */
export type Show = (ports: HeldPorts) => GalleryView;

export const createShow =
  <Machine extends AnyStateMachine>(
    model: Model & { readonly machine: Machine; readonly input: InputFrom<Machine> },
    view: (actor: Actor<Machine>) => ReactNode,
  ): Show =>
  (ports) => {
    const actor = createActor(holdAll(model.machine, ports), { input: model.input }).start();
    return { model, actor, view: view(actor) };
  };
