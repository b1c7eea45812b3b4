import type { StateValue } from 'xstate';

type ParentStateOf<V> = V extends object ? keyof V & string : never;
type NestedLeafOf<V> = V extends object
  ? { [K in keyof V & string]-?: `${K}.${LeafPathOf<NonNullable<V[K]>>}` }[keyof V & string]
  : never;
/** Paths of all leaf states, derived from the type of the machine's state value. */
export type LeafPathOf<V> = Exclude<Extract<V, string>, ParentStateOf<V>> | NestedLeafOf<V>;

export function leafPathsOf(value: StateValue): readonly string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([name, below]) =>
    below === undefined ? [name] : leafPathsOf(below).map((leaf) => `${name}.${leaf}`),
  );
}

export const viewOfLeaf = <View>(table: Readonly<Record<string, View>>, leaves: readonly string[]): View | undefined =>
  leaves.map((leaf) => (Object.hasOwn(table, leaf) ? table[leaf] : undefined)).find((view) => view !== undefined);
