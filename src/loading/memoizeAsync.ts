/** Calls `ask` once for all callers; after a failure, the next caller asks again. */
export function memoizeAsync<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let asked: Promise<Answer> | null = null;
  return () => {
    asked ??= ask().catch((cause: unknown) => {
      asked = null;
      throw cause;
    });
    return asked;
  };
}
