/** The codes of hand-overs that a page may show. */
export interface PageCodes {
  /** What the code of a hand-over says; null where the page has not begun it, or was loaded anew since. */
  readonly codeOf: (hand_over_id: string) => string | null;
}
