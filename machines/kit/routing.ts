interface GuardArgs<Context> {
  readonly context: Context;
}

/** Diagrams show the guard's label. */
interface Route<Context> {
  readonly guard: ((args: GuardArgs<Context>) => boolean) & { readonly label: string };
  readonly target: string;
}

/**
 * The `always` transitions of a routing state: one per phase, to its target. A null target adds none: the transitions
 * that the machine lists afterwards decide, the last of them without a guard.
 */
export const routesByPhase = <Context, Phase extends string>(
  phaseOf: (context: Context) => Phase,
  targets: Readonly<Record<Phase, string | null>>,
): readonly Route<Context>[] =>
  Object.entries<string | null>(targets).flatMap(([phase, target]) =>
    target === null
      ? []
      : [
          {
            guard: Object.assign(({ context }: GuardArgs<Context>) => phaseOf(context) === phase, { label: phase }),
            target,
          },
        ],
  );
