import { z } from 'zod/mini';
import { noFieldFaults } from './fieldFaults.ts';

/** The parts of a kept run that a newer version of its flow may mean differently. */
export interface RunParts {
  /** The state, as XState writes it. */
  readonly value: unknown;
  readonly context: unknown;
  readonly userInput: unknown;
}

/** A step from one version of a flow to the next: null where it does not know what to make of the parts. */
export interface Migration {
  readonly from: number;
  readonly change: (parts: RunParts) => RunParts | null;
}

/**
 * A migration that reads what its version kept by a schema, and says what the next version would have kept. It names a
 * state in which a run can rest; what this state asks of the world is asked anew.
 */
export const migration = <Kept>(
  from: number,
  reads: z.ZodMiniType<Kept>,
  change: (parts: Kept) => RunParts,
): Migration => ({
  from,
  change: (parts) => {
    const read = reads.safeParse(parts);
    return read.success ? change(read.data) : null;
  },
});

/** A migration that changes nothing but the context, which it reads as far as the versions mean it differently. */
export const contextMigration = <Kept>(
  from: number,
  reads: z.ZodMiniType<Kept>,
  change: (context: Kept) => Readonly<Record<string, unknown>>,
): Migration =>
  migration(
    from,
    z.object({ value: z.unknown(), context: reads, userInput: z.unknown() }),
    ({ context, ...parts }) => ({ ...parts, context: change(context) }),
  );

/** The migration of a version that did not know which fields are at fault: none is known to be, until its form is checked. */
export const keepsFieldFaults = (from: number): Migration =>
  contextMigration(from, z.looseObject({}), (context) => ({ ...context, ...noFieldFaults }));

/** Takes parts of an older version through every step to the present one; null where a step is missing or fails. */
export function migrated(migrations: readonly Migration[], parts: RunParts, from: number, to: number): RunParts | null {
  if (from === to) return parts;
  const next = changed(
    migrations.find((step) => step.from === from),
    parts,
  );
  return next === null ? null : migrated(migrations, next, from + 1, to);
}

function changed(step: Migration | undefined, parts: RunParts): RunParts | null {
  try {
    return step?.change(parts) ?? null;
  } catch {
    return null;
  }
}
