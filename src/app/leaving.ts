import type { Settings } from '#contract/entities/session.ts';

type Listener = () => void;

/** The way to the sign-in page, and who wants to put something away before the page is left. */
export interface Leaving {
  /** Calls `listener` just before the browser goes to the sign-in page. Answers how to stop that. */
  beforeSignIn(listener: Listener): () => void;
  /** Goes to the sign-in page, which leads back to the present address. A second call does nothing. */
  signIn(): Promise<void>;
}

interface LeavingDeps {
  readonly settings: () => Promise<Settings>;
  readonly here: () => URL;
  readonly go: (address: string) => void;
}

/** The sign-in page of a deployment, told which system asks and where to come back to: the whole address, as the page may be another origin's. */
export function signInAddress(signInUrl: string, here: URL): string {
  const separator = signInUrl.includes('?') ? '&' : '?';
  return `${signInUrl}${separator}${new URLSearchParams({ system: 'partner', return: here.href })}`;
}

/** Makes the one `Leaving` of a page. */
export function createLeaving({ settings, here, go }: LeavingDeps): Leaving {
  const listeners = new Set<Listener>();
  let left = false;
  return {
    beforeSignIn(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async signIn() {
      if (left) return;
      left = true;
      for (const listener of listeners) listener();
      const { sign_in_url } = await settings();
      go(signInAddress(sign_in_url, here()));
    },
  };
}
