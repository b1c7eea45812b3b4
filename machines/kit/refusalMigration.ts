import { z } from 'zod/mini';
import { isErrorName, type Refusal } from '#contract/refusal.ts';
import { contextMigration, type Migration } from './migration.ts';

const unnamed = z.object({ code: z.number(), msg: z.string() });
const refused = z.object({ kind: z.literal('refused'), error: z.unknown() });

/** No page has this language, so a message persisted without one is shown only if we have no text for its code. */
const unknownLanguage = 'und';

function refusalOf(kept: unknown): Refusal | null {
  if (isErrorName(kept)) return { code: kept };
  const { data } = unnamed.safeParse(kept);
  return data === undefined ? null : { code: data.code, message: { text: data.msg, language: unknownLanguage } };
}

function faultOf(kept: unknown): unknown {
  const { data } = refused.safeParse(kept);
  return data === undefined ? kept : { kind: 'refused', refusal: refusalOf(data.error) };
}

/** The new name and value of each field that older versions persisted without the server's message. */
const fields: Readonly<Record<string, (kept: unknown) => readonly [string, unknown]>> = {
  refusal: (kept) => ['refusal', refusalOf(kept)],
  invite_refusal: (kept) => ['invite_refusal', refusalOf(kept)],
  child_message: (kept) => ['child_refusal', kept === null ? null : { code: 'fadada_child_account' }],
  fault: (kept) => ['fault', faultOf(kept)],
  invite_fault: (kept) => ['invite_fault', faultOf(kept)],
};

/** From refusals that were error names to refusals with the server's message beside the code. */
export const refusalMigration = (from: number): Migration =>
  contextMigration(from, z.looseObject({}), (context) =>
    Object.fromEntries(Object.entries(context).map(([name, kept]) => fields[name]?.(kept) ?? [name, kept])),
  );
