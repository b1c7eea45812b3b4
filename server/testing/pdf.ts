import { pdfOf } from '../seed/pdf.ts';

/** A document of one page that says a text; letters that no Latin font has are written as their codes. */
export function pdfSaying(text: string): Buffer<ArrayBuffer> {
  const latin = text.replace(/[^ -~]/g, (letter) => `<${letter.codePointAt(0)?.toString(16)}>`);
  return Buffer.from(pdfOf([{ x: 40, y: 60, size: 12, text: latin }]).buffer);
}
