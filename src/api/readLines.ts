/** No data for `timeoutMs`. */
export class ReadTimeout extends Error {}

/** The connection broke off. */
export class ConnectionLost extends Error {}

/** After this many lines the generator yields to the event loop, so that typing and scrolling stay responsive. */
const linesAtOnce = 500;

const yieldToEventLoop = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Yields the complete lines of each chunk; the last line needs no line break. Reads on only when the consumer asks for
 * more.
 * @throws Cut when the body breaks off, Late when nothing arrives for `timeoutMs`.
 */
export async function* readLines(body: Response['body'], timeoutMs: number): AsyncGenerator<readonly string[]> {
  if (body === null) return;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let begun = '';
  let since = 0;
  try {
    for (;;) {
      const { done, value = '' } = await withTimeout(reader.read().catch(throwConnectionLost), timeoutMs);
      if (done) break;
      const lines = (begun + value).split('\n');
      begun = lines.pop() ?? '';
      yield lines;
      since += lines.length;
      if (since < linesAtOnce) continue;
      since = 0;
      await yieldToEventLoop();
    }
    if (begun !== '') yield [begun];
  } finally {
    await reader.cancel().catch(() => {});
  }
}

const throwConnectionLost = (cause: unknown): never => {
  throw new ConnectionLost(cause instanceof Error ? cause.message : String(cause), { cause });
};

async function withTimeout<Value>(work: Promise<Value>, timeoutMs: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ReadTimeout(`nothing came for ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
