import { parentPort } from 'node:worker_threads';
import { judgePdf, type PdfVerdict, withoutActive } from './judgePdf.ts';

/** A thread does one task, on one PDF. */
export interface PdfTask {
  readonly task: 'judge' | 'strip';
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export type PdfDone =
  | { readonly task: 'judge'; readonly verdict: PdfVerdict }
  | { readonly task: 'strip'; readonly bytes: Uint8Array<ArrayBuffer> };

parentPort?.once('message', async ({ task, bytes }: PdfTask) => {
  const done: PdfDone =
    task === 'judge' ? { task, verdict: await judgePdf(bytes) } : { task, bytes: await withoutActive(bytes) };
  parentPort?.postMessage(done);
});
