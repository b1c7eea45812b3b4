import { type MessagePort, parentPort } from 'node:worker_threads';
import type { DocumentContent } from './modules/signing/documents/content.ts';
import { makePdf } from './modules/signing/documents/pdf.ts';
import { type Attorney, printPowerOfAttorney } from './modules/verification/powerOfAttorney/print.ts';

export type WantedPaper =
  | { readonly paper: 'document'; readonly of: DocumentContent }
  | { readonly paper: 'power_of_attorney'; readonly of: Attorney };

export interface Printing {
  readonly wanted: WantedPaper;
  readonly answer: MessagePort;
}

export type PrintResult =
  | { readonly kind: 'printed'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'failed'; readonly cause: unknown };

const bytesOf = (wanted: WantedPaper): Promise<Uint8Array<ArrayBuffer>> =>
  wanted.paper === 'document' ? makePdf(wanted.of) : printPowerOfAttorney(wanted.of);

async function print(wanted: WantedPaper): Promise<PrintResult> {
  try {
    return { kind: 'printed', bytes: await bytesOf(wanted) };
  } catch (cause) {
    return { kind: 'failed', cause };
  }
}

// The entry of the thread that `printer.ts` starts.
parentPort?.on('message', async ({ wanted, answer }: Printing) => {
  const printed = await print(wanted);
  answer.postMessage(printed, printed.kind === 'printed' ? [printed.bytes.buffer] : []);
});
