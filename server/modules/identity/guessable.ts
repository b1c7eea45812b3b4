/** The lowest accepted score of zxcvbn (0 to 4): more than 10^8 guesses. */
const minScore = 3;

/** Only these characters are scored, which bounds the work. */
const scoredCharacters = 72;

/** Loaded on first use: the dictionaries are large. */
const loadChecker = async () => {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
};
let loadedChecker: ReturnType<typeof loadChecker> | null = null;

/** Fewer characters than this beside a known text are guessed soon. */
const minOtherCharacters = 4;

const isMostly = (password: string, known: string): boolean =>
  known.length > 2 && password.includes(known) && password.length - known.length < minOtherCharacters;

/** `around`: words that an attacker would try, such as the user's name. */
export async function isGuessable(password: string, around: readonly string[]): Promise<boolean> {
  const plain = password.normalize('NFKC').toLowerCase();
  // The checker sees only the beginning of a long text, in which it does not find a known text as a whole.
  if (around.some((text) => isMostly(plain, text.normalize('NFKC').toLowerCase()))) return true;
  loadedChecker ??= loadChecker();
  const words = around.flatMap((text) => [text, ...text.split(/[\s@.]+/)]).filter((word) => word.length > 2);
  const { score } = (await loadedChecker).check(password.normalize('NFKC').slice(0, scoredCharacters), words);
  return score < minScore;
}
