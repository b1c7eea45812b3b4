import { type AnyActor, type AnyMachineSnapshot, createActor } from 'xstate';
import { declaredTransitionsOf } from '../../pathways/declaredTransitions.ts';
import type { ExpandedStep } from '../../pathways/difference.ts';
import { acceptedStimuliIn, goldenStepOf } from '../../pathways/goldenSuite.ts';
import type { Model } from '../../pathways/model.ts';
import { stimulusNamed } from '../../pathways/readGoldenSuite.ts';
import { eventStimuli } from '../../pathways/walk.ts';
import { applyStimulus, HeldPorts, holdAll } from '../machines/heldPorts.ts';

export class RunningMachine {
  readonly #model: Model;
  readonly #ports = new HeldPorts();
  readonly #actor: AnyActor;
  readonly #taken: string[] = [];
  #heard = 0;

  constructor(model: Model) {
    this.#model = model;
    const machine = holdAll(model.machine, this.#ports);
    const ids = new Map(declaredTransitionsOf(machine).map(({ definition, id }) => [definition, id]));
    this.#actor = createActor(machine, {
      input: model.input,
      inspect: (happened) => {
        if (happened.type !== '@xstate.microstep') return;
        this.#taken.push(...happened._transitions.map((one) => ids.get(one) ?? 'a transition that is not declared'));
      },
    }).start();
  }

  get snapshot(): AnyMachineSnapshot {
    return this.#actor.getSnapshot();
  }

  let(label: string): Promise<void> {
    return applyStimulus(this.#actor, this.#ports, stimulusNamed(this.#model, label));
  }

  /** What has happened since the last call, in the form of a golden suite. */
  look(happens: string | null, before: unknown): ExpandedStep {
    const { value, context, tags, status, output } = this.snapshot;
    const requests = this.#ports.requests.slice(this.#heard).map(({ port, input }) => ({ port, input: input ?? null }));
    this.#heard += requests.length;
    const accepted = acceptedStimuliIn(this.#model, this.snapshot);
    const seen = { value, context, tags, status, output, taken: this.#taken.splice(0), requests, accepted };
    return { ...goldenStepOf(this.#model, happens, before, seen), accepts: accepted };
  }

  /** Sends every event that is not accepted here and returns those that had an effect; there must be none. */
  probe(accepted: ReadonlySet<string>): readonly string[] {
    const before = this.snapshot;
    if (before.status !== 'active') return [];
    return eventStimuli(this.#model)
      .filter(({ label, event }) => {
        if (accepted.has(label)) return false;
        this.#actor.send(event);
        return this.snapshot !== before || this.#ports.requests.length > this.#heard;
      })
      .map(({ label }) => label);
  }
}
