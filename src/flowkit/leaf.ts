import type { StateValue } from 'xstate';

type KeysOf<V> = V extends object ? keyof V & string : never;
type ParentOf<V> = V extends object
  ? { [K in keyof V & string]-?: `${K}.${LeafOf<NonNullable<V[K]>>}` }[keyof V & string]
  : never;
/** Paths of all leaf states, derived from the type of the machine's state value. */
export type LeafOf<V> = Exclude<Extract<V, string>, KeysOf<V>> | ParentOf<V>;

export function leavesOf(value: StateValue): readonly string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([name, below]) =>
    below === undefined ? [name] : leavesOf(below).map((leaf) => `${name}.${leaf}`),
  );
}

export const viewIn = <View>(table: Readonly<Record<string, View>>, leaves: readonly string[]): View | undefined =>
  leaves.map((leaf) => (Object.hasOwn(table, leaf) ? table[leaf] : undefined)).find((view) => view !== undefined);
