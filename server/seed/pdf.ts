import { type Money, minorDigits } from '#contract/money.ts';

/** `x` and `y` are points from the left and upper edge. */
export interface PdfLine {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly bold?: boolean;
  readonly text: string;
}

/** An A5 page in landscape, in points. */
const [width, height] = [595, 420];

/** One page. Latin characters only. */
export function makePdfOfLines(lines: readonly PdfLine[]): Uint8Array<ArrayBuffer> {
  const content = lines
    .map(({ x, y, size, bold, text }) => {
      const escaped = text.replace(/[\\()]/g, '\\$&');
      return `BT /${bold ? 'B' : 'R'} ${size} Tf ${x} ${height - y} Td (${escaped}) Tj ET`;
    })
    .join('\n');
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources << /Font << /R 5 0 R /B 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const xref = `xref\n0 ${count}\n0000000000 65535 f \n${table}`;
  const trailer = `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return new TextEncoder().encode(`${text}${xref}${trailer}`);
}

export function amountText({ minor, currency }: Money): string {
  const places = minorDigits[currency];
  return `${currency} ${(minor / 10 ** places).toFixed(places)}`;
}
