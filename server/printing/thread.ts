import { type MessagePort, parentPort } from 'node:worker_threads';
import type { DocumentContent } from '../modules/signing/documents/content.ts';
import { makePdf } from '../modules/signing/documents/pdf.ts';
import { type Attorney, printPowerOfAttorney } from '../modules/verification/powerOfAttorney/print.ts';

/** What is printed, and all that it says. */
export type WantedPaper =
  | { readonly paper: 'document'; readonly of: DocumentContent }
  | { readonly paper: 'power_of_attorney'; readonly of: Attorney };

/** A paper that somebody waits for. */
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

// What the thread of `printer.ts` does: it prints what it is sent.
parentPort?.on('message', async ({ wanted, answer }: Printing) => {
  const printed = await print(wanted);
  answer.postMessage(printed, printed.kind === 'printed' ? [printed.bytes.buffer] : []);
});
