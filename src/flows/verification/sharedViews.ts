import { Enterprise } from './Enterprise.tsx';
import { Closed, LookingUp, Over, Passed, Pending, Reading, Submitting, Unread } from './standing.tsx';
import type { OverseasLeaf, View } from './view.ts';

/** A view for each leaf state that both machines have: a state without one does not compile. */
export const enterpriseViews = {
  reading: Reading,
  sorting: Reading,
  unread: Unread,
  'enterprise.license.sorting': Enterprise,
  'enterprise.license.asked': Enterprise,
  'enterprise.license.given': Enterprise,
  'enterprise.number.sorting': Enterprise,
  'enterprise.number.idle': Enterprise,
  'enterprise.number.checking': Enterprise,
  'enterprise.phone.sorting': Enterprise,
  'enterprise.phone.asked': Enterprise,
  'enterprise.phone.left': Enterprise,
  'enterprise.phone.given': Enterprise,
  submitting: Submitting,
  lookingUp: LookingUp,
  'watching.pending': Pending,
  'watching.closed': Closed,
  passed: Passed,
  over: Over,
} as const satisfies Record<OverseasLeaf, View>;

/** The page that leaves are on: a form stays the same page whatever is uploaded, asked for or looked up beside it. */
export const pageOf = (leaves: readonly string[]): string =>
  ['person', 'enterprise'].find((page) => leaves.some((leaf) => leaf.startsWith(`${page}.`))) ?? leaves.join();
