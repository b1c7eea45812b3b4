import { MessageChannel, Worker } from 'node:worker_threads';
import type { Load } from '../load/load.ts';
import type { PaperRequest, PrintJob, PrintResult } from '../printThread.ts';
import { type Refused, refuse } from '../wire/handler.ts';

/** Longer than printing takes on a busy machine. */
const printTimeoutMs = 60_000;

/** `retry_after_seconds`: the time in which a full queue is worked off. */
export const printerBusy: Refused = refuse('too_many_requests', { retry_after_seconds: 10 });

interface ClientPaper {
  readonly wanted: PaperRequest;
  readonly client_id: string;
}

/** Null if too much is waiting. */
export const printInQueue = (
  { load }: { readonly load: Pick<Load, 'papers'> },
  { wanted, client_id }: ClientPaper,
): Promise<Uint8Array<ArrayBuffer> | null> => load.papers.run(client_id, () => printInThread(wanted));

/** Null before the first paper, and after the thread has ended. */
let printThread: Worker | null = null;

function startedThread(): Worker {
  if (printThread !== null) return printThread;
  const thread = new Worker(new URL('../printThread.ts', import.meta.url));
  const end = () => {
    if (printThread === thread) printThread = null;
  };
  // Without a listener an error of the thread would end the server.
  thread.on('error', end).on('exit', end);
  thread.unref();
  printThread = thread;
  return thread;
}

/**
 * In a thread of its own, so that requests do not wait. If printing takes too long, the thread is terminated; the next
 * paper starts another.
 */
export function printInThread(wanted: PaperRequest, mostMs = printTimeoutMs): Promise<Uint8Array<ArrayBuffer>> {
  const thread = startedThread();
  const { port1: answers, port2: answer } = new MessageChannel();
  const ended = () => failed(new Error('the thread that prints has ended'));
  const { promise, resolve, reject: failed } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const giveUp = setTimeout(() => thread.terminate(), mostMs);
  thread.once('error', failed).once('exit', ended);
  answers.once('message', (printed: PrintResult) => {
    if (printed.kind === 'printed') resolve(printed.bytes);
    else failed(printed.cause);
  });
  thread.postMessage({ wanted, answer } satisfies PrintJob, [answer]);
  return promise.finally(() => {
    clearTimeout(giveUp);
    thread.off('error', failed).off('exit', ended);
    answers.close();
  });
}
