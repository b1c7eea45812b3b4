import { z } from 'zod/mini';
import { isErrorName, type Refusal } from '#contract/refusal.ts';
import { contextMigration, type Migration } from './migration.ts';

const numberedRefusal = z.object({ code: z.number(), msg: z.string() });
const refusedFault = z.object({ kind: z.literal('refused'), error: z.unknown() });

/** No page has this language, so a message persisted without one is shown only if we have no text for its code. */
const unknownLanguage = 'und';

function migrateRefusal(kept: unknown): Refusal | null {
  if (isErrorName(kept)) return { code: kept };
  const { data } = numberedRefusal.safeParse(kept);
  return data === undefined ? null : { code: data.code, message: { text: data.msg, language: unknownLanguage } };
}

function migrateFault(kept: unknown): unknown {
  const { data } = refusedFault.safeParse(kept);
  return data === undefined ? kept : { kind: 'refused', refusal: migrateRefusal(data.error) };
}

/** The new name and value of each field that older versions persisted without the server's message. */
const fieldMigrations: Readonly<Record<string, (kept: unknown) => readonly [string, unknown]>> = {
  refusal: (kept) => ['refusal', migrateRefusal(kept)],
  invite_refusal: (kept) => ['invite_refusal', migrateRefusal(kept)],
  child_message: (kept) => ['child_refusal', kept === null ? null : { code: 'fadada_child_account' }],
  fault: (kept) => ['fault', migrateFault(kept)],
  invite_fault: (kept) => ['invite_fault', migrateFault(kept)],
};

/** From refusals that were error names to refusals with the server's message beside the code. */
export const refusalMigration = (from: number): Migration =>
  contextMigration(from, z.looseObject({}), (context) =>
    Object.fromEntries(Object.entries(context).map(([name, kept]) => fieldMigrations[name]?.(kept) ?? [name, kept])),
  );
