/** How a port that was asked can end, where it ends in several ways. */
interface Outcome {
  readonly kind: string;
}

type OfKind<Any extends Outcome, Kind extends Any['kind']> = Extract<Any, { readonly kind: Kind }>;

/** Whether an outcome is of a kind, and one of that kind that fits: for a guard. */
export const isOutcome = <Any extends Outcome, Kind extends Any['kind']>(
  outcome: Any,
  kind: Kind,
  fits: (outcome: OfKind<Any, Kind>) => boolean,
): boolean => isOfKind(outcome, kind) && fits(outcome);

/** What an outcome of a kind changes in a context, for an `assign`: nothing where it is of another, which the guard beside it excludes. */
export const fromOutcome = <Any extends Outcome, Kind extends Any['kind'], Change extends object>(
  outcome: Any,
  kind: Kind,
  change: (outcome: OfKind<Any, Kind>) => Change,
): Partial<Change> => (isOfKind(outcome, kind) ? change(outcome) : {});

const isOfKind = <Any extends Outcome, Kind extends Any['kind']>(
  outcome: Any,
  kind: Kind,
): outcome is OfKind<Any, Kind> => outcome.kind === kind;
