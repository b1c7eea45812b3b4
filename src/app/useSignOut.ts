import { sessionSignOut } from '#contract/calls/session.ts';
import { useServices } from './services.ts';

/** Ends the session and what the tab holds, and goes to the sign-in page. */
export function useSignOut(): () => Promise<void> {
  const { api, leaving, tab } = useServices();
  return async () => {
    await api.call(sessionSignOut);
    tab.forget();
    await leaving.signIn();
  };
}
