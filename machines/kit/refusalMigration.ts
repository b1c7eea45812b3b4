import { z } from 'zod/mini';
import { isErrorName, type Refusal } from '#contract/refusal.ts';
import { contextMigration, type Migration } from './migration.ts';

const unnamed = z.object({ code: z.number(), msg: z.string() });
const refused = z.object({ kind: z.literal('refused'), error: z.unknown() });

/** No page has this language: a message that was kept without one is shown only where its code has no words of ours. */
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

/** How each field that older versions kept without the server's message is kept now. */
const fields: Readonly<Record<string, (kept: unknown) => readonly [string, unknown]>> = {
  refusal: (kept) => ['refusal', refusalOf(kept)],
  invite_refusal: (kept) => ['invite_refusal', refusalOf(kept)],
  child_message: (kept) => ['child_refusal', kept === null ? null : { code: 'fadada_child_account' }],
  fault: (kept) => ['fault', faultOf(kept)],
  invite_fault: (kept) => ['invite_fault', faultOf(kept)],
};

/** From a version whose refusals were names of codes to one whose refusals have the server's message beside their code. */
export const refusalMigration = (from: number): Migration =>
  contextMigration(from, z.looseObject({}), (context) =>
    Object.fromEntries(Object.entries(context).map(([name, kept]) => fields[name]?.(kept) ?? [name, kept])),
  );
