const maxAgeMs = 5_000;

/** A read that can start before its answer is needed. It must have no side effects. */
export interface Prefetchable<Question, Answer> {
  /** A failure is passed to the next `read` of the same question. */
  readonly prefetch: (question: Question) => void;
  /** Returns the prefetched answer, once and while it is fresh; otherwise reads now. */
  readonly read: (question: Question) => Promise<Answer>;
}

/** `nameOf` identifies a question. */
export function createPrefetchable<Question, Answer>(
  answer: (question: Question) => Promise<Answer>,
  nameOf: (question: Question) => string,
  now: () => Date,
): Prefetchable<Question, Answer> {
  let pending: { readonly name: string; readonly at: number; readonly answer: Promise<Answer> } | null = null;
  const fresh = (question: Question) =>
    pending !== null && pending.name === nameOf(question) && now().getTime() - pending.at < maxAgeMs
      ? pending.answer
      : null;
  return {
    prefetch(question) {
      if (fresh(question) !== null) return;
      pending = { name: nameOf(question), at: now().getTime(), answer: answer(question) };
      pending.answer.catch(() => {});
    },
    read(question) {
      const known = fresh(question);
      pending = null;
      return known ?? answer(question);
    },
  };
}
