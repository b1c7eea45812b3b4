import { useServices } from '../services/services.ts';
import { useSessionIfAny } from '../session/session.ts';

/** The owner of the runs of a page: the signed-in user, or the tab on a page without a session. */
export type RunOwner =
  | { readonly kind: 'user'; readonly user_id: string }
  | { readonly kind: 'tab'; readonly secret: string };

/** The tab for which the calls about a run are made; null for a user. */
export const tabOf = (owner: RunOwner): string | null => (owner.kind === 'tab' ? owner.secret : null);

/** The owner of the runs of this page. A page outside of the session acts for its tab even if a user is signed in. */
export function useRunOwner(): RunOwner {
  const { tab } = useServices();
  const session = useSessionIfAny();
  return session === null ? { kind: 'tab', secret: tab.secret() } : { kind: 'user', user_id: session.user.user_id };
}
