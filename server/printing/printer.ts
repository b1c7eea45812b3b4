import { MessageChannel, Worker } from 'node:worker_threads';
import type { Load } from '../load/load.ts';
import type { Printing, PrintResult, WantedPaper } from '../printThread.ts';
import { type Refused, refuse } from '../wire/handler.ts';

/** Longer than printing takes on a busy machine. */
const givenUpAfterMs = 60_000;

/** `retry_after_seconds`: the time in which a full queue is worked off. */
export const printerBusy: Refused = refuse('too_many_requests', { retry_after_seconds: 10 });

interface Whose {
  readonly wanted: WantedPaper;
  readonly client_id: string;
}

/** Null if too much is waiting. */
export const printInTurn = (
  { load }: { readonly load: Pick<Load, 'papers'> },
  { wanted, client_id }: Whose,
): Promise<Uint8Array<ArrayBuffer> | null> => load.papers.run(client_id, () => printInThread(wanted));

/** Null before the first paper, and after the thread has ended. */
let running: Worker | null = null;

function threadNow(): Worker {
  if (running !== null) return running;
  const thread = new Worker(new URL('../printThread.ts', import.meta.url));
  const end = () => {
    if (running === thread) running = null;
  };
  // Without a listener an error of the thread would end the server.
  thread.on('error', end).on('exit', end);
  thread.unref();
  running = thread;
  return thread;
}

/**
 * In a thread of its own, so that requests do not wait. If printing takes too long, the thread is terminated; the next
 * paper starts another.
 */
export function printInThread(wanted: WantedPaper, mostMs = givenUpAfterMs): Promise<Uint8Array<ArrayBuffer>> {
  const thread = threadNow();
  const { port1: answers, port2: answer } = new MessageChannel();
  const ended = () => failed(new Error('the thread that prints has ended'));
  const { promise, resolve, reject: failed } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const giveUp = setTimeout(() => thread.terminate(), mostMs);
  thread.once('error', failed).once('exit', ended);
  answers.once('message', (printed: PrintResult) => {
    if (printed.kind === 'printed') resolve(printed.bytes);
    else failed(printed.cause);
  });
  thread.postMessage({ wanted, answer } satisfies Printing, [answer]);
  return promise.finally(() => {
    clearTimeout(giveUp);
    thread.off('error', failed).off('exit', ended);
    answers.close();
  });
}
