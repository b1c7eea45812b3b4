interface In<Context> {
  readonly context: Context;
}

/** A transition of a state in which no run rests. Diagrams of the machine show the label of its guard. */
interface Route<Context> {
  readonly guard: ((args: In<Context>) => boolean) & { readonly label: string };
  readonly target: string;
}

/**
 * The transitions of a routing state (`always`): to the target of the phase in which the context is, for each phase. A phase
 * with the target null gets no transition here: those that the machine lists after these decide, and the last one has no guard.
 */
export const routesBy = <Context, Phase extends string>(
  phaseOf: (context: Context) => Phase,
  targets: Readonly<Record<Phase, string | null>>,
): readonly Route<Context>[] =>
  Object.entries<string | null>(targets).flatMap(([phase, target]) =>
    target === null
      ? []
      : [{ guard: Object.assign(({ context }: In<Context>) => phaseOf(context) === phase, { label: phase }), target }],
  );
