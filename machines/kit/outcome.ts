import {
  type ActionFunction,
  assign,
  type DoneActorEvent,
  type EventObject,
  type MachineContext,
  type ProvidedActor,
} from 'xstate';
import type { Refusal, RefusalCode } from '#contract/refusal.ts';

interface Outcome {
  readonly kind: string;
}

type OfKind<Any extends Outcome, Kind extends Any['kind']> = Extract<Any, { readonly kind: Kind }>;

const isOfKind = <Any extends Outcome, Kind extends Any['kind']>(
  outcome: Any,
  kind: Kind,
): outcome is OfKind<Any, Kind> => outcome.kind === kind;

/** Diagrams show the label. */
interface OutcomeGuard<Any> {
  (args: { readonly event: { readonly output: Any } }): boolean;
  readonly label: string;
}

/** An `onDone` guard: the outcome has this kind and passes `fits`. */
export const isOutcome = <Any extends Outcome, const Kind extends Any['kind']>(
  kind: Kind,
  fits: (outcome: OfKind<Any, Kind>) => boolean = () => true,
): OutcomeGuard<Any> =>
  Object.assign(
    ({ event }: { readonly event: { readonly output: Any } }) => isOfKind(event.output, kind) && fits(event.output),
    {
      label: kind,
    },
  );

/** An `onDone` guard: the port refused with one of these codes. */
export const isRefusedWith = (
  ...refusalCodes: readonly RefusalCode[]
): OutcomeGuard<Outcome & { readonly refusal?: Refusal }> =>
  Object.assign(
    ({ event: { output } }: { readonly event: { readonly output: Outcome & { readonly refusal?: Refusal } } }) =>
      output.kind === 'refused' && output.refusal !== undefined && refusalCodes.includes(output.refusal.code),
    { label: refusalCodes.join(' | ') },
  );

/**
 * An `onDone` action: applies an outcome of this kind to the context, and ignores others, which the guard beside it
 * excludes. TypeScript infers its types from the call site, so call it only inline.
 */
export const assignOutcome = <
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
