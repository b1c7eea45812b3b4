import { Worker } from 'node:worker_threads';
import type { PdfVerdict } from './judgePdf.ts';
import type { PdfResult, PdfTask } from './thread.ts';

/** Limits for reading one PDF. Only a malicious file needs more. */
export interface PdfLimits {
  readonly ms: number;
  readonly megabytes: number;
}

const megabyte = 1024 * 1024;
/** Several times what the largest accepted file needs on a busy machine. */
const defaultLimits: PdfLimits = { ms: 20_000, megabytes: 384 };
/** How often the thread's memory is measured; in between it can grow by what is unpacked in that time. */
const measureIntervalMs = 50;

/** Runs a task in a thread of its own; null if it took too long or too much memory, or failed. */
async function runInThread(task: PdfTask, { ms, megabytes }: PdfLimits): Promise<PdfResult | null> {
  const { promise, resolve } = Promise.withResolvers<PdfResult | null>();
  const thread = new Worker(new URL('./thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  });
  // A stopping server does not wait for it.
  thread.unref();
  const failed = () => resolve(null);
  thread
    .once('message', (done: PdfResult) => resolve(done))
    .once('error', failed)
    .once('exit', failed);
  thread.postMessage(task);
  const begun = performance.now();
  const watching = setInterval(async () => {
    const isOver = performance.now() - begun > ms || (await bufferedIn(thread)) > megabytes * megabyte;
    if (isOver) failed();
  }, measureIntervalMs).unref();
  try {
    return await promise;
  } finally {
    clearInterval(watching);
    await thread.terminate();
  }
}

/** Bytes in a thread's buffers, which `resourceLimits` does not count; 0 while it starts or after it has ended. */
const bufferedIn = (thread: Worker): Promise<number> =>
  thread.getHeapStatistics().then(
    ({ external_memory }) => external_memory,
    () => 0,
  );

/** A PDF that exceeds the limits counts as damaged. */
export async function judgePdfInThread(bytes: Uint8Array<ArrayBuffer>, limits = defaultLimits): Promise<PdfVerdict> {
  const done = await runInThread({ task: 'judge', bytes }, limits);
  return done?.task === 'judge' ? done.verdict : { kind: 'damaged' };
}

/** The PDF reduced to its pages; null if it cannot be read. */
export async function stripPdfInThread(
  bytes: Uint8Array<ArrayBuffer>,
  limits = defaultLimits,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const done = await runInThread({ task: 'strip', bytes }, limits);
  return done?.task === 'strip' ? done.bytes : null;
}
