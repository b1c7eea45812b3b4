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

/** So many characters beside a known text are tried soon. */
const fewBeside = 4;

/** Whether a password is a text that others know, or little more. */
const isMadeOf = (password: string, known: string): boolean =>
  known.length > 2 && password.includes(known) && password.length - known.length < fewBeside;

/** Whether a password is easily guessed: a common one, a pattern, or made of words that stand around it. */
export async function isGuessable(password: string, around: readonly string[]): Promise<boolean> {
  const plain = password.normalize('NFKC').toLowerCase();
  // Of a long text the checker sees the beginning alone, in which it does not find what it knows whole.
  if (around.some((text) => isMadeOf(plain, text.normalize('NFKC').toLowerCase()))) return true;
  loaded ??= checker();
  const words = around.flatMap((text) => [text, ...text.split(/[\s@.]+/)]).filter((word) => word.length > 2);
  const { score } = (await loaded).check(password.normalize('NFKC').slice(0, judged), words);
  return score < leastScore;
}
