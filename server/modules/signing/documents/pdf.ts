import type { Content, createPdf, TableCell } from 'pdfmake';
import type { Language } from '#contract/languages.ts';
import { type Money, minorDigits } from '#contract/money.ts';
import type { DocumentContent } from './content.ts';
import { fontFiles, inFonts } from './fonts.ts';
import { documentWords } from './words/index.ts';

type Definition = Parameters<typeof createPdf>[0];

const files: ReadonlySet<string> = new Set(Object.values(fontFiles).flatMap(({ normal, bold }) => [normal, bold]));

/** Makes the PDF of a document. It takes about a second; nothing but the fonts is read for it. */
export async function makePdf(content: DocumentContent): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded where it is needed: most servers make few documents.
  const { default: pdfmake } = await import('pdfmake');
  pdfmake.setFonts({ ...fontFiles });
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => files.has(path));
  return new Uint8Array(await pdfmake.createPdf(definitionOf(content)).getBuffer());
}

interface Style {
  readonly bold?: boolean;
  readonly fontSize?: number;
  readonly alignment?: 'left' | 'right' | 'center';
  readonly margin?: [number, number, number, number];
}

function definitionOf(content: DocumentContent): Definition {
  const { language, document, order_no } = content;
  const words = documentWords[language];
  const say = (text: string, style: Style = {}): Content => ({ text: [...inFonts(text, language)], ...style });
  const heading = (text: string): Content => say(text, { bold: true, fontSize: 12, margin: [0, 14, 0, 4] });
  const fact = (label: string, value: string): TableCell[] => [say(label, { bold: true }), say(value)];
  return {
    info: { title: `${words.titles[document]} ${order_no}` },
    pageSize: 'A4',
    pageMargins: [56, 56, 56, 56],
    defaultStyle: { font: inFonts('x', language)[0]?.font ?? 'sc', fontSize: 10, lineHeight: 1.25 },
    footer: (page, pages) => say(words.page(page, pages), { alignment: 'center', fontSize: 8 }),
    content: [
      say(words.titles[document], { bold: true, fontSize: 18, margin: [0, 0, 0, 10] }),
      plainTable(
        ['auto', '*'],
        [
          fact(words.orderNo, order_no),
          fact(words.orderedOn, longDay(content.ordered_on, language)),
          fact(words.orderType, words.orderTypes[content.order_type]),
        ],
      ),
      ...(document === 'contract'
        ? contractOf(content, { say, heading, fact })
        : proofOf(content, { say, heading, fact })),
    ],
  };
}

/** A day, `2026-11-21`, as it is written in a document. */
const longDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

interface Writing {
  readonly say: (text: string, style?: Style) => Content;
  readonly heading: (text: string) => Content;
  readonly fact: (label: string, value: string) => TableCell[];
}

function contractOf(content: DocumentContent, { say, heading, fact }: Writing): Content[] {
  const { language, seller, buyer, total, payer, years } = content;
  const words = documentWords[language];
  return [
    heading(words.parties),
    plainTable(['auto', '*'], [fact(words.seller, seller), fact(words.buyer, buyer)]),
    heading(words.ordered),
    linesOf(content, say),
    heading(words.term),
    say(words.termText(years)),
    heading(words.payment),
    say(words.paymentText(amountIn(language, total), payer)),
    heading(words.service),
    ...words.serviceTerms.map((term, index) => say(`${index + 1}. ${term}`, { margin: [0, 0, 0, 3] })),
    heading(words.signatures),
    signaturesOf([seller, buyer], language, say),
  ];
}

function proofOf(content: DocumentContent, { say, heading, fact }: Writing): Content[] {
  const { language, seller, buyer, total, order_no } = content;
  const words = documentWords[language];
  const payer = content.payer ?? words.unnamedPayer;
  const facts = { payer, buyer, order: order_no, amount: amountIn(language, total) };
  return [
    heading(words.parties),
    plainTable(['auto', '*'], [fact(words.seller, seller), fact(words.buyer, buyer), fact(words.payer, payer)]),
    heading(words.ordered),
    linesOf(content, say),
    heading(words.payment),
    ...words.declaration(facts).map((text, index) => say(`${index + 1}. ${text}`, { margin: [0, 0, 0, 3] })),
    heading(words.signatures),
    signaturesOf([payer, buyer], language, say),
  ];
}

function linesOf({ language, lines, total }: DocumentContent, say: Writing['say']): Content {
  const { columns, total: sum } = documentWords[language];
  const right = { alignment: 'right' } as const;
  const head = [
    say(columns.name, { bold: true }),
    say(columns.quantity, { bold: true, ...right }),
    say(columns.years, { bold: true, ...right }),
    say(columns.amount, { bold: true, ...right }),
  ];
  const rows = lines.map(({ name, quantity, years, amount }) => [
    say(name[language]),
    say(String(quantity), right),
    say(years === null ? '–' : String(years), right),
    say(amountIn(language, amount), right),
  ]);
  const foot = [say(sum, { bold: true }), say(''), say(''), say(amountIn(language, total), { bold: true, ...right })];
  return {
    table: { headerRows: 1, widths: ['*', 'auto', 'auto', 'auto'], body: [head, ...rows, foot] },
    layout: 'lightHorizontalLines',
  };
}

const plainTable = (widths: ('auto' | '*')[], body: TableCell[][]): Content => ({
  table: { widths, body },
  layout: 'noBorders',
});

const signaturesOf = (parties: readonly string[], language: Language, say: Writing['say']): Content => {
  const { signatureOf, date } = documentWords[language];
  return {
    unbreakable: true,
    columns: parties.map((party) => ({
      stack: [
        say(signatureOf(party), { margin: [0, 0, 0, 40] }),
        say('____________________'),
        say(`${date} ____________________`, { margin: [0, 8, 0, 0] }),
      ],
    })),
    columnGap: 24,
  };
};

/** Amounts are named by the code of their currency, with all of their digits. */
function amountIn(language: Language, { minor, currency }: Money): string {
  const digits = minorDigits[currency];
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${currency} ${format.format(minor / 10 ** digits)}`;
}
