import { parentPort } from 'node:worker_threads';
import { judgePdf, type PdfVerdict, removeActiveParts } from './judgePdf.ts';

/** A thread does one task, on one PDF. */
export interface PdfTask {
  readonly task: 'judge' | 'strip';
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export type PdfResult =
  | { readonly task: 'judge'; readonly verdict: PdfVerdict }
  | { readonly task: 'strip'; readonly bytes: Uint8Array<ArrayBuffer> };

parentPort?.once('message', async ({ task, bytes }: PdfTask) => {
  const done: PdfResult =
    task === 'judge' ? { task, verdict: await judgePdf(bytes) } : { task, bytes: await removeActiveParts(bytes) };
  parentPort?.postMessage(done);
});
