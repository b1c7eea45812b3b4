/** No data for `timeoutMs`. */
export class Late extends Error {}

/** The connection broke off. */
export class Cut extends Error {}

/** After this many lines the generator yields to the event loop, so that typing and scrolling stay responsive. */
const linesAtOnce = 500;

const aTurn = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Yields the complete lines of each chunk; the last line needs no line break. Reads on only when the consumer asks for
 * more.
 * @throws Cut when the body breaks off, Late when nothing arrives for `timeoutMs`.
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
