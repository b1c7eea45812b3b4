import { useServices } from '../services/services.ts';
import { useSessionIfAny } from '../session/session.ts';

/** The signed-in user, or the tab on a page without a session. */
export type RunOwner =
  | { readonly kind: 'user'; readonly user_id: string }
  | { readonly kind: 'tab'; readonly secret: string };

/** Secret of the tab for calls about a run; null for a user. */
export const tabSecretOf = (owner: RunOwner): string | null => (owner.kind === 'tab' ? owner.secret : null);

/** A page outside of the session acts for its tab even if a user is signed in. */
export function useRunOwner(): RunOwner {
  const { tab } = useServices();
  const session = useSessionIfAny();
  return session === null ? { kind: 'tab', secret: tab.secret() } : { kind: 'user', user_id: session.user.user_id };
}
