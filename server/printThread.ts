import { type MessagePort, parentPort } from 'node:worker_threads';
import type { DocumentContent } from './modules/signing/documents/content.ts';
import { makeDocumentPdf } from './modules/signing/documents/pdf.ts';
import { type PowerOfAttorneyContent, printPowerOfAttorney } from './modules/verification/powerOfAttorney/print.ts';

export type PaperRequest =
  | { readonly paper: 'document'; readonly of: DocumentContent }
  | { readonly paper: 'power_of_attorney'; readonly of: PowerOfAttorneyContent };

export interface PrintJob {
  readonly wanted: PaperRequest;
  readonly answer: MessagePort;
}

export type PrintResult =
  | { readonly kind: 'printed'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'failed'; readonly cause: unknown };

const makePaper = (wanted: PaperRequest): Promise<Uint8Array<ArrayBuffer>> =>
  wanted.paper === 'document' ? makeDocumentPdf(wanted.of) : printPowerOfAttorney(wanted.of);

async function printPaperRequest(wanted: PaperRequest): Promise<PrintResult> {
  try {
    return { kind: 'printed', bytes: await makePaper(wanted) };
  } catch (cause) {
    return { kind: 'failed', cause };
  }
}

// The entry of the thread that `printer.ts` starts.
parentPort?.on('message', async ({ wanted, answer }: PrintJob) => {
  const printed = await printPaperRequest(wanted);
  answer.postMessage(printed, printed.kind === 'printed' ? [printed.bytes.buffer] : []);
});
