/** The age up to which a prefetched answer is used. */
const freshMs = 5_000;

/** A read that can be started before its answer is needed. It must not change anything. */
export interface Prefetchable<Question, Answer> {
  /** Starts the read. A failure is passed to the next `read` of the same question. */
  readonly prefetch: (question: Question) => void;
  /** Returns the prefetched answer, once and while it is fresh, or reads now. */
  readonly read: (question: Question) => Promise<Answer>;
}

/** Makes `answer` prefetchable. Two questions are the same if `nameOf` gives them the same name. */
export function createPrefetchable<Question, Answer>(
  answer: (question: Question) => Promise<Answer>,
  nameOf: (question: Question) => string,
  now: () => Date,
): Prefetchable<Question, Answer> {
  let pending: { readonly name: string; readonly at: number; readonly answer: Promise<Answer> } | null = null;
  const fresh = (question: Question) =>
    pending !== null && pending.name === nameOf(question) && now().getTime() - pending.at < freshMs
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
