/** The page that somebody has asked for and that is still being read. */
export interface PendingPage {
  /** Takes what tells the address of that page; null while none is read. */
  readonly follow: (asked: () => string | null) => void;
  /** Makes it the present address. The page that was left stays behind it in the history. */
  readonly commit: () => void;
}

/** @param push writes an address into the history as the present one. */
export function createPendingPage(here: () => URL, push: (href: string) => void): PendingPage {
  let followed: () => string | null = () => null;
  return {
    follow(asked) {
      followed = asked;
    },
    commit() {
      const asked = followed();
      if (asked === null) return;
      const { href } = new URL(asked, here());
      // The browser's ways back and forward have changed the address already.
      if (href !== here().href) push(href);
    },
  };
}
