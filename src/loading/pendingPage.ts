/** The page that a navigation is loading. */
export interface PendingPage {
  /** Sets the source of that page's address; it returns null while no navigation is under way. */
  readonly follow: (pendingAddress: () => string | null) => void;
  /** Makes it the current address; the page being left stays in the history. */
  readonly commit: () => void;
}

/** @param push adds an address to the history as the current one. */
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
      // Going back or forward has already changed the address.
      if (href !== here().href) push(href);
    },
  };
}
