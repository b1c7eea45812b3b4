import { z } from 'zod/mini';
import { noFieldFaults } from './fieldFaults.ts';

export interface RunParts {
  readonly value: unknown;
  readonly context: unknown;
  readonly userInput: unknown;
}

/** One step to the next version. `change` returns null if it cannot read the parts. */
export interface Migration {
  readonly from: number;
  readonly change: (parts: RunParts) => RunParts | null;
}

/**
 * Reads an older version's parts by a schema and returns those of the next version. The returned state must be one in
 * which a run can rest; its ports are invoked again.
 */
export const defineMigration = <Kept>(
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

/** Changes only the context. The schema covers just those fields whose meaning differs. */
export const contextMigration = <Kept>(
  from: number,
  reads: z.ZodMiniType<Kept>,
  change: (context: Kept) => Readonly<Record<string, unknown>>,
): Migration =>
  defineMigration(
    from,
    z.object({ value: z.unknown(), context: reads, userInput: z.unknown() }),
    ({ context, ...parts }) => ({ ...parts, context: change(context) }),
  );

/** For a version without `field_faults`: starts with none, until the form is checked. */
export const fieldFaultsMigration = (from: number): Migration =>
  contextMigration(from, z.looseObject({}), (context) => ({ ...context, ...noFieldFaults }));

/** Runs all steps from `from` to `to`; null if a step is missing or fails. */
export function migrateRun(
  migrations: readonly Migration[],
  parts: RunParts,
  from: number,
  to: number,
): RunParts | null {
  if (from === to) return parts;
  const next = applyStep(
    migrations.find((step) => step.from === from),
    parts,
  );
  return next === null ? null : migrateRun(migrations, next, from + 1, to);
}

function applyStep(step: Migration | undefined, parts: RunParts): RunParts | null {
  try {
    return step?.change(parts) ?? null;
  } catch {
    return null;
  }
}
