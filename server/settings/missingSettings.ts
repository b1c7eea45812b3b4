/** Settings that are set together or not at all. */
interface Together<Name extends string> {
  /** What they name together. */
  readonly what: string;
  readonly names: readonly Name[];
  /** What is needed besides once one of them is set. */
  readonly besides?: readonly Name[];
}

/** The settings that are missing where some that belong together are set, and what is said of each. */
export function missingSettings<Name extends string>(
  env: { readonly [Each in Name]?: unknown },
  { what, names, besides = [] }: Together<Name>,
): readonly { readonly name: Name; readonly message: string }[] {
  if (names.every((name) => env[name] === undefined)) return [];
  const missing = [...names, ...besides].filter((name) => env[name] === undefined);
  return missing.map((name) => ({ name, message: `has to be set, as ${what} is named in part` }));
}
