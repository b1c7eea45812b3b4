/** Nothing has come for too long. */
export class Late extends Error {}

/** What was coming broke off. */
export class Cut extends Error {}

/** After so many lines the page has a turn: what is typed and scrolled does not wait for a list. */
const linesAtOnce = 500;

const aTurn = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * The lines of a body as they come, many at once; the last need not be ended. Read no further than they are taken.
 * @throws Cut where the body breaks off, Late where nothing comes for `timeoutMs`.
 */
export async function* linesOf(body: Response['body'], timeoutMs: number): AsyncGenerator<readonly string[]> {
  if (body === null) return;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let begun = '';
  let since = 0;
  try {
    for (;;) {
      const { done, value = '' } = await inTime(reader.read().catch(cut), timeoutMs);
      if (done) break;
      const lines = (begun + value).split('\n');
      begun = lines.pop() ?? '';
      yield lines;
      since += lines.length;
      if (since < linesAtOnce) continue;
      since = 0;
      await aTurn();
    }
    if (begun !== '') yield [begun];
  } finally {
    await reader.cancel().catch(() => {});
  }
}

const cut = (cause: unknown): never => {
  throw new Cut(cause instanceof Error ? cause.message : String(cause), { cause });
};

async function inTime<Value>(work: Promise<Value>, timeoutMs: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Late(`nothing came for ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
