/** Set together or not at all. */
interface JointSettings<Name extends string> {
  /** Names the whole in the error. */
  readonly what: string;
  readonly names: readonly Name[];
  /** Also required once one of `names` is set. */
  readonly besides?: readonly Name[];
}

export function missingSettings<Name extends string>(
  env: { readonly [Each in Name]?: unknown },
  { what, names, besides = [] }: JointSettings<Name>,
): readonly { readonly name: Name; readonly message: string }[] {
  if (names.every((name) => env[name] === undefined)) return [];
  const missing = [...names, ...besides].filter((name) => env[name] === undefined);
  return missing.map((name) => ({ name, message: `has to be set, as ${what} is named in part` }));
}
