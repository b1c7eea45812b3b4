/** Asks for what does not change once, however many want it; again where that has failed. */
export function askedOnce<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let asked: Promise<Answer> | null = null;
  return () => {
    asked ??= ask().catch((cause: unknown) => {
      asked = null;
      throw cause;
    });
    return asked;
  };
}
