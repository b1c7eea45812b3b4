/** An answer that nobody has wanted for so long may not be the present state any more. */
const freshMs = 5_000;

/** Something that is asked for, and can be asked for before it is wanted. For what changes nothing only. */
export interface Early<Question, Answer> {
  /** Asks for somebody who will want the answer in a moment. How it fails is theirs to hear. */
  readonly ahead: (question: Question) => void;
  /** The answer: the one that has been asked for ahead, which is given once and only while it is fresh, or one of now. */
  readonly ask: (question: Question) => Promise<Answer>;
}

/** Lets `answer` be asked for early. Questions are the same where `nameOf` gives them the same name. */
export function createEarly<Question, Answer>(
  answer: (question: Question) => Promise<Answer>,
  nameOf: (question: Question) => string,
  now: () => Date,
): Early<Question, Answer> {
  let asked: { readonly name: string; readonly at: number; readonly answer: Promise<Answer> } | null = null;
  const fresh = (question: Question) =>
    asked !== null && asked.name === nameOf(question) && now().getTime() - asked.at < freshMs ? asked.answer : null;
  return {
    ahead(question) {
      if (fresh(question) !== null) return;
      asked = { name: nameOf(question), at: now().getTime(), answer: answer(question) };
      asked.answer.catch(() => {});
    },
    ask(question) {
      const known = fresh(question);
      asked = null;
      return known ?? answer(question);
    },
  };
}
