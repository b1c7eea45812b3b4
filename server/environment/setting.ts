import { z } from 'zod/mini';

export interface SettingDoc {
  /** One sentence. */
  readonly about?: string;
  /** For a pattern or rule that readers would not understand. */
  readonly values?: string;
  /** What applies while it is not set, instead of or besides a default. */
  readonly unset?: string;
}

/** A copy made by `clone` inherits the documentation of its original. */
export const settingDocs = z.registry<SettingDoc>();

/** Returns a copy, as several variables can share a schema. */
export function setting<Schema extends z.core.$ZodType & { clone(): Schema }>(
  about: string,
  schema: Schema,
  more: Omit<SettingDoc, 'about'> = {},
): Schema {
  const own = schema.clone();
  settingDocs.add(own, { about, ...more });
  return own;
}

export function withValuesText<Schema extends z.core.$ZodType>(values: string, schema: Schema): Schema {
  settingDocs.add(schema, { values });
  return schema;
}
