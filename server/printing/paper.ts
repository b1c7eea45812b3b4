import type { Content, createPdf, TableCell } from 'pdfmake';
import type { Language } from '#contract/languages.ts';
import { fontFiles, splitByFont } from './fonts.ts';

const fontPaths: ReadonlySet<string> = new Set(Object.values(fontFiles).flatMap(({ normal, bold }) => [normal, bold]));

interface Style {
  readonly bold?: boolean;
  readonly fontSize?: number;
  readonly alignment?: 'left' | 'right' | 'center';
  readonly margin?: [number, number, number, number];
}

export interface PaperWriter {
  readonly say: (text: string, style?: Style) => Content;
  readonly heading: (text: string) => Content;
  readonly fact: (label: string, value: string) => TableCell[];
}

interface Paper {
  readonly language: Language;
  /** The title in the metadata of the file. */
  readonly name: string;
  readonly title: string;
  readonly foot: (page: number, pages: number) => string;
  readonly content: (writing: PaperWriter) => Content[];
}

/** Blocks its thread for up to a second, so call it in the thread of `server/printing/`. */
export async function printPaper({ language, name, title, foot, content }: Paper): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded on first use: most servers print few documents.
  const { default: pdfmake } = await import('pdfmake');
  pdfmake.setFonts({ ...fontFiles });
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => fontPaths.has(path));
  const say = (text: string, style: Style = {}): Content => ({ text: [...splitByFont(text, language)], ...style });
  const writing: PaperWriter = {
    say,
    heading: (text) => say(text, { bold: true, fontSize: 12, margin: [0, 14, 0, 4] }),
    fact: (label, value) => [say(label, { bold: true }), say(value)],
  };
  const definition: Parameters<typeof createPdf>[0] = {
    info: { title: name },
    pageSize: 'A4',
    pageMargins: [56, 56, 56, 56],
    defaultStyle: { font: splitByFont('x', language)[0]?.font ?? 'sc', fontSize: 10, lineHeight: 1.25 },
    footer: (page, pages) => say(foot(page, pages), { alignment: 'center', fontSize: 8 }),
    content: [say(title, { bold: true, fontSize: 18, margin: [0, 0, 0, 10] }), ...content(writing)],
  };
  return new Uint8Array(await pdfmake.createPdf(definition).getBuffer());
}

/** To fill in by hand. */
export const blankLine = '____________________';

export const numberedList = (texts: readonly string[], say: PaperWriter['say']): Content[] =>
  texts.map((text, index) => say(`${index + 1}. ${text}`, { margin: [0, 0, 0, 3] }));

/** `day` is a date like `2026-11-21`. */
export const formatLongDate = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

export const plainTable = (widths: ('auto' | '*')[], body: TableCell[][]): Content => ({
  table: { widths, body },
  layout: 'noBorders',
});

export const signatureFields = (parties: readonly string[], date: string, say: PaperWriter['say']): Content => ({
  unbreakable: true,
  columns: parties.map((party) => ({
    stack: [
      say(party, { margin: [0, 0, 0, 40] }),
      say(blankLine),
      say(`${date} ${blankLine}`, { margin: [0, 8, 0, 0] }),
    ],
  })),
  columnGap: 24,
});
