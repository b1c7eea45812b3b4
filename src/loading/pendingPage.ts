/** The page that a navigation is loading. */
export interface PendingPage {
  /** Sets the source of the address of that page; the source returns null while no navigation is under way. */
  readonly follow: (pendingAddress: () => string | null) => void;
  /** Makes it the present address; the page that was left stays behind it in the history. */
  readonly commit: () => void;
}

/** @param push adds an address to the history as the present one. */
export function createPendingPage(here: () => URL, push: (href: string) => void): PendingPage {
  let followed: () => string | null = () => null;
  return {
    follow(pendingAddress) {
      followed = pendingAddress;
    },
    commit() {
      const pending = followed();
      if (pending === null) return;
      const { href } = new URL(pending, here());
      // A navigation back or forward has changed the address already.
      if (href !== here().href) push(href);
    },
  };
}
