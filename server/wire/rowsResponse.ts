import { pipeline } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { constants, createGzip } from 'node:zlib';
import { codes } from '#contract/responseCodes.ts';
import type { RowReader } from './rows.ts';

export interface RowsToSend {
  readonly rows: RowReader;
  readonly msg: string;
  /** Whether the client accepts gzip. */
  readonly packed: boolean;
  /** Receives the error that ended the rows. The response is then cut, so that no client mistakes it for complete. */
  readonly failed: (cause: unknown) => void;
}

/** Streams an envelope: reads rows only as fast as the client takes them, and stops when it disconnects. */
export function rowsResponse({ rows, msg, packed, failed }: RowsToSend): Response {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    vary: 'accept-encoding',
  };
  const lines = jsonChunksOf(rows, msg, failed);
  if (!packed) return new Response(streamOf(lines), { headers });
  // Flushes each batch: the first rows do not wait for a full block.
  const gzip = createGzip({ level: constants.Z_BEST_SPEED, flush: constants.Z_SYNC_FLUSH });
  pipeline(lines, gzip, () => undefined);
  return new Response(streamOf(gzip), { headers: { ...headers, 'content-encoding': 'gzip' } });
}

/** Reads the source on demand; cancelling ends the source. */
function streamOf(source: AsyncIterable<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const parts = source[Symbol.asyncIterator]();
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await parts.next();
        if (done === true) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await parts.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

const encoder = new TextEncoder();

async function* jsonChunksOf(
  rows: RowReader,
  msg: string,
  failed: RowsToSend['failed'],
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  try {
    yield encoder.encode(rows.begin({ code: codes.ok.code, msg }));
    // Sends what was read before reading on: an embedded database blocks everything else meanwhile.
    await setImmediate();
    for (let text = await rows.next(); text !== null; text = await rows.next()) {
      yield encoder.encode(text);
      await setImmediate();
    }
  } catch (cause) {
    failed(cause);
    throw cause;
  } finally {
    await rows.leave();
  }
}
