/** What was asked for so long ago is asked for anew: it may not be the present state any more. */
const freshMs = 5_000;

/** Something that is asked for, and can be asked for before it is wanted. For what changes nothing only. */
export interface Early<Question, Answer> {
  /** Asks for somebody who will want the answer in a moment. How it fails is theirs to hear. */
  readonly ahead: (question: Question) => void;
  /** The answer: the one that has been asked for ahead, which is given once and only in time, or one of now. */
  readonly ask: (question: Question) => Promise<Answer>;
}

/**
 * Lets `answer` be asked for early. Questions are the same where `nameOf` gives them the same name. After `wantedWithinMs` an
 * answer is not given any more: no limit where whoever wants it has asked ahead on the way, however long that took.
 */
export function createEarly<Question, Answer>(
  answer: (question: Question) => Promise<Answer>,
  nameOf: (question: Question) => string,
  now: () => Date,
  wantedWithinMs = freshMs,
): Early<Question, Answer> {
  let asked: { readonly name: string; readonly at: number; readonly answer: Promise<Answer> } | null = null;
  const askedFor = (question: Question, withinMs: number) =>
    asked !== null && asked.name === nameOf(question) && now().getTime() - asked.at < withinMs ? asked : null;
  return {
    ahead(question) {
      if (askedFor(question, freshMs) !== null) return;
      asked = { name: nameOf(question), at: now().getTime(), answer: answer(question) };
      asked.answer.catch(() => {});
    },
    ask(question) {
      const known = askedFor(question, wantedWithinMs);
      asked = null;
      return known?.answer ?? answer(question);
    },
  };
}
