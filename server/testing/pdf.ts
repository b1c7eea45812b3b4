import { makePdfOfLines } from '../seed/pdf.ts';

/** One page. Writes characters outside of ASCII as their codes. */
export function pdfWithText(text: string): Buffer<ArrayBuffer> {
  const latin = text.replace(/[^ -~]/g, (letter) => `<${letter.codePointAt(0)?.toString(16)}>`);
  return Buffer.from(makePdfOfLines([{ x: 40, y: 60, size: 12, text: latin }]).buffer);
}
