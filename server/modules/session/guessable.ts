/** The least strength of five that is taken: guessed after 10^8 tries. */
const leastScore = 3;

/** Longer ones are judged by their beginning, which bounds the work. */
const judged = 72;

/** Loaded where it is needed: its lists are large. */
const checker = async () => {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
};
let loaded: ReturnType<typeof checker> | null = null;

/** Whether a password is easily guessed: a common one, a pattern, or made of words that stand around it. */
export async function isGuessable(password: string, around: readonly string[]): Promise<boolean> {
  loaded ??= checker();
  const words = around.flatMap((text) => [text, ...text.split(/[\s@.]+/)]).filter((word) => word.length > 2);
  const { score } = (await loaded).check(password.normalize('NFKC').slice(0, judged), words);
  return score < leastScore;
}
