import { z } from 'zod/mini';

/** What `docs/settings.md` says of a variable, beside what its schema says. */
export interface SettingDoc {
  /** What the variable is for, in one sentence. */
  readonly about?: string;
  /** The values that it takes, in words, where the schema has a pattern or a rule that no reader would understand. */
  readonly values?: string;
  /** What applies while it is not set: in place of a default, or in addition to it. */
  readonly unset?: string;
}

/** The documentation of each variable. A copy that `clone` makes of a schema inherits what its original has. */
export const settingDocs = z.registry<SettingDoc>();

/** Describes a variable. Returns a copy of the schema, as several variables can share one. */
export function setting<Schema extends z.core.$ZodType & { clone(): Schema }>(
  about: string,
  schema: Schema,
  more: Omit<SettingDoc, 'about'> = {},
): Schema {
  const own = schema.clone();
  settingDocs.add(own, { about, ...more });
  return own;
}

/** Says in words which values a schema takes. */
export function takes<Schema extends z.core.$ZodType>(values: string, schema: Schema): Schema {
  settingDocs.add(schema, { values });
  return schema;
}
