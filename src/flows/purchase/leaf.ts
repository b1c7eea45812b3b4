import type { SnapshotFrom, StateValue, StateValueFrom } from 'xstate';
import type { purchaseMachine } from '#machines/flows/purchase/machine.ts';

export type PurchaseSnapshot = SnapshotFrom<typeof purchaseMachine>;

type KeysOf<V> = V extends object ? keyof V & string : never;
type ParentOf<V> = V extends object
  ? { [K in keyof V & string]-?: `${K}.${LeafOf<NonNullable<V[K]>>}` }[keyof V & string]
  : never;
type LeafOf<V> = Exclude<Extract<V, string>, KeysOf<V>> | ParentOf<V>;

/** Every leaf state of the machine by its path, taken from the machine itself. */
export type LeafState = LeafOf<StateValueFrom<typeof purchaseMachine>>;
/** While choosing, the price and the recommendation code are in a leaf state each. */
export type PriceLeaf = Extract<LeafState, `choosing.price.${string}`>;
export type InviteLeaf = Extract<LeafState, `choosing.invite.${string}`>;
export type PageLeaf = Exclude<LeafState, PriceLeaf | InviteLeaf>;

/** The paths of the leaf states that a state value stands in. */
export function leavesOf(value: StateValue): readonly string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([name, below]) =>
    below === undefined ? [name] : leavesOf(below).map((leaf) => `${name}.${leaf}`),
  );
}
