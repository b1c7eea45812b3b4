import { Worker } from 'node:worker_threads';
import type { PdfVerdict } from './judgePdf.ts';
import type { PdfDone, PdfTask } from './thread.ts';

/** What reading one PDF may cost. A file that needs more was made to. */
export interface PdfLimits {
  readonly ms: number;
  readonly megabytes: number;
}

const megabyte = 1024 * 1024;
/** Several times what the largest file that is taken needs, on a machine that has much else to do. */
const usual: PdfLimits = { ms: 20_000, megabytes: 384 };
/** How often the memory of the thread is measured. Meanwhile it grows by what can be unpacked in that time. */
const measuredEveryMs = 50;

/** Does a task in a thread of its own, which ends with it; null where it took too long, too much memory, or failed. */
async function doInThread(task: PdfTask, { ms, megabytes }: PdfLimits): Promise<PdfDone | null> {
  const { promise, resolve } = Promise.withResolvers<PdfDone | null>();
  const thread = new Worker(new URL('./thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  });
  // A server that stops does not wait for it.
  thread.unref();
  const failed = () => resolve(null);
  thread
    .once('message', (done: PdfDone) => resolve(done))
    .once('error', failed)
    .once('exit', failed);
  thread.postMessage(task);
  const begun = performance.now();
  const watching = setInterval(async () => {
    const isOver = performance.now() - begun > ms || (await bufferedIn(thread)) > megabytes * megabyte;
    if (isOver) failed();
  }, measuredEveryMs).unref();
  try {
    return await promise;
  } finally {
    clearInterval(watching);
    await thread.terminate();
  }
}

/** Bytes in the buffers of a thread, which no limit counts that it is made with; none while it begins or has ended. */
const bufferedIn = (thread: Worker): Promise<number> =>
  thread.getHeapStatistics().then(
    ({ external_memory }) => external_memory,
    () => 0,
  );

/** Judges a PDF; one that costs more than it may is damaged. */
export async function judgePdfInThread(bytes: Uint8Array<ArrayBuffer>, limits = usual): Promise<PdfVerdict> {
  const done = await doInThread({ task: 'judge', bytes }, limits);
  return done?.task === 'judge' ? done.verdict : { kind: 'damaged' };
}

/** A PDF that can do nothing but show its pages; null where it cannot be read. */
export async function stripPdfInThread(
  bytes: Uint8Array<ArrayBuffer>,
  limits = usual,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const done = await doInThread({ task: 'strip', bytes }, limits);
  return done?.task === 'strip' ? done.bytes : null;
}
