import type { Content } from 'pdfmake';
import type { Language } from '#contract/languages.ts';
import { type Money, minorDigits } from '#contract/money.ts';
import { longDay, plainTable, printPaper, signaturesOf, type Writing } from '../../../printing/paper.ts';
import type { DocumentContent } from './content.ts';
import { documentWords } from './words/index.ts';

/** Makes the PDF of a document of an order. */
export function makePdf(content: DocumentContent): Promise<Uint8Array<ArrayBuffer>> {
  const { language, document, order_no } = content;
  const words = documentWords[language];
  const title = words.titles[document];
  const bodyOf = document === 'contract' ? contractOf : proofOf;
  return printPaper({
    language,
    name: `${title} ${order_no}`,
    title,
    foot: words.page,
    content: (writing) => [
      plainTable(
        ['auto', '*'],
        [
          writing.fact(words.orderNo, order_no),
          writing.fact(words.orderedOn, longDay(content.ordered_on, language)),
          writing.fact(words.orderType, words.orderTypes[content.order_type]),
        ],
      ),
      ...bodyOf(content, writing),
    ],
  });
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
    signaturesOf([seller, buyer].map(words.signatureOf), words.date, say),
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
    signaturesOf([payer, buyer].map(words.signatureOf), words.date, say),
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

/** Amounts are named by the code of their currency, with all of their digits. */
function amountIn(language: Language, { minor, currency }: Money): string {
  const digits = minorDigits[currency];
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${currency} ${format.format(minor / 10 ** digits)}`;
}
