import { useServices } from '../services/services.ts';
import { useSessionIfAny } from '../session/session.ts';

/** Whose a run on this page is: the user's who is signed in, or the tab's where the page needs no session. */
export type RunOwner =
  | { readonly kind: 'user'; readonly user_id: string }
  | { readonly kind: 'tab'; readonly secret: string };

/** For which tab the calls about a run are made; null where they are made for the user. */
export const tabOf = (owner: RunOwner): string | null => (owner.kind === 'tab' ? owner.secret : null);

/** Whose the runs of this page are. A page acts for its tab where it is outside of the session, whoever is signed in. */
export function useRunOwner(): RunOwner {
  const { tab } = useServices();
  const session = useSessionIfAny();
  return session === null ? { kind: 'tab', secret: tab.secret() } : { kind: 'user', user_id: session.user.user_id };
}
