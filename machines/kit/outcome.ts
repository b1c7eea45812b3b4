import {
  type ActionFunction,
  assign,
  type DoneActorEvent,
  type EventObject,
  type MachineContext,
  type ProvidedActor,
} from 'xstate';
import type { Refusal, RefusalCode } from '#contract/refusal.ts';

/** How a port that was asked can end, where it ends in several ways. */
interface Outcome {
  readonly kind: string;
}

type OfKind<Any extends Outcome, Kind extends Any['kind']> = Extract<Any, { readonly kind: Kind }>;

const isOfKind = <Any extends Outcome, Kind extends Any['kind']>(
  outcome: Any,
  kind: Kind,
): outcome is OfKind<Any, Kind> => outcome.kind === kind;

/** A guard of `onDone`. Diagrams of the machine show its label. */
interface OutcomeGuard<Any> {
  (args: { readonly event: { readonly output: Any } }): boolean;
  readonly label: string;
}

/** Guards `onDone`: whether the outcome is of a kind, and one of that kind that fits. */
export const answered = <Any extends Outcome, const Kind extends Any['kind']>(
  kind: Kind,
  fits: (outcome: OfKind<Any, Kind>) => boolean = () => true,
): OutcomeGuard<Any> =>
  Object.assign(
    ({ event }: { readonly event: { readonly output: Any } }) => isOfKind(event.output, kind) && fits(event.output),
    {
      label: kind,
    },
  );

/** Guards `onDone`: whether the port has refused, with one of these codes. */
export const refusedFor = (
  ...refusalCodes: readonly RefusalCode[]
): OutcomeGuard<Outcome & { readonly refusal?: Refusal }> =>
  Object.assign(
    ({ event: { output } }: { readonly event: { readonly output: Outcome & { readonly refusal?: Refusal } } }) =>
      output.kind === 'refused' && output.refusal !== undefined && refusalCodes.includes(output.refusal.code),
    { label: refusalCodes.join(' | ') },
  );

/**
 * An action of `onDone`: what an outcome of a kind changes in the context. With an outcome of another kind, which the guard beside it
 * excludes, it changes nothing. Its types are those of the place where it is called, so call it nowhere else.
 */
export const applyAnswer = <
  Context extends MachineContext,
  Any extends Outcome,
  const Kind extends Any['kind'],
  Event extends EventObject,
  Actor extends ProvidedActor,
>(
  kind: Kind,
  change: (outcome: OfKind<Any, Kind>, context: NoInfer<Context>) => Partial<NoInfer<Context>>,
): ActionFunction<Context, DoneActorEvent<Any>, Event, undefined, Actor, never, never, never, never> =>
  assign(({ context, event }) => (isOfKind(event.output, kind) ? change(event.output, context) : {}));
