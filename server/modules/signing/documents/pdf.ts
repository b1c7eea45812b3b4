import type { Content } from 'pdfmake';
import type { Language } from '#contract/languages.ts';
import { type Money, minorDigits } from '#contract/money.ts';
import {
  blankLine,
  formatLongDate,
  numberedList,
  type PaperWriter,
  plainTable,
  printPaper,
  signatureFields,
} from '../../../printing/paper.ts';
import { textIn } from '../../../texts/textIn.ts';
import type { DocumentContent } from './content.ts';
import { documentMessages as messages } from './messages.ts';

export function makeDocumentPdf(content: DocumentContent): Promise<Uint8Array<ArrayBuffer>> {
  const { language, document, order_no } = content;
  const text = textIn(language);
  const title = text(messages.titles[document]);
  const bodyOf = document === 'contract' ? contractContentOf : paymentProofContentOf;
  return printPaper({
    language,
    name: `${title} ${order_no}`,
    title,
    foot: (page, pages) => text(messages.page, { page, pages }),
    content: (writing) => [
      plainTable(
        ['auto', '*'],
        [
          writing.fact(text(messages.orderNo), order_no),
          writing.fact(text(messages.orderedOn), formatLongDate(content.ordered_on, language)),
          writing.fact(text(messages.orderType), text(messages.orderTypes[content.order_type])),
        ],
      ),
      ...bodyOf(content, writing),
    ],
  });
}

function contractContentOf(content: DocumentContent, { say, heading, fact }: PaperWriter): Content[] {
  const { language, seller, buyer, payer, years } = content;
  const text = textIn(language);
  const amount = formatAmount(language, content.total);
  const parties = [seller, buyer].map((party) => text(messages.signatureOf, { party }));
  return [
    heading(text(messages.parties)),
    plainTable(['auto', '*'], [fact(text(messages.seller), seller), fact(text(messages.buyer), buyer)]),
    heading(text(messages.ordered)),
    linesTableOf(content, say),
    heading(text(messages.term)),
    say(years === null ? text(messages.termOfProduct) : text(messages.termInYears, { years })),
    heading(text(messages.payment)),
    say(payer === null ? text(messages.paid, { amount }) : text(messages.paidByOthers, { payer, amount })),
    heading(text(messages.service)),
    ...numberedList(
      messages.serviceTerms.map((term) => text(term)),
      say,
    ),
    heading(text(messages.signatures)),
    signatureFields(parties, text(messages.date), say),
  ];
}

function paymentProofContentOf(content: DocumentContent, { say, heading, fact }: PaperWriter): Content[] {
  const { language, seller, buyer, total, order_no } = content;
  const text = textIn(language);
  // An unknown payer is filled in by hand.
  const payer = content.payer ?? blankLine;
  const facts = { payer, buyer, order: order_no, amount: formatAmount(language, total) };
  const parties = [payer, buyer].map((party) => text(messages.signatureOf, { party }));
  return [
    heading(text(messages.parties)),
    plainTable(
      ['auto', '*'],
      [fact(text(messages.seller), seller), fact(text(messages.buyer), buyer), fact(text(messages.payer), payer)],
    ),
    heading(text(messages.ordered)),
    linesTableOf(content, say),
    heading(text(messages.payment)),
    ...numberedList(
      messages.declaration.map((sentence) => text(sentence, facts)),
      say,
    ),
    heading(text(messages.signatures)),
    signatureFields(parties, text(messages.date), say),
  ];
}

function linesTableOf({ language, lines, total }: DocumentContent, say: PaperWriter['say']): Content {
  const text = textIn(language);
  const right = { alignment: 'right' } as const;
  const head = [
    say(text(messages.columns.name), { bold: true }),
    say(text(messages.columns.quantity), { bold: true, ...right }),
    say(text(messages.columns.years), { bold: true, ...right }),
    say(text(messages.columns.amount), { bold: true, ...right }),
  ];
  const rows = lines.map(({ name, quantity, years, amount }) => [
    say(name[language]),
    say(String(quantity), right),
    say(years === null ? '–' : String(years), right),
    say(formatAmount(language, amount), right),
  ]);
  const sum = formatAmount(language, total);
  const foot = [say(text(messages.total), { bold: true }), say(''), say(''), say(sum, { bold: true, ...right })];
  return {
    table: { headerRows: 1, widths: ['*', 'auto', 'auto', 'auto'], body: [head, ...rows, foot] },
    layout: 'lightHorizontalLines',
  };
}

function formatAmount(language: Language, { minor, currency }: Money): string {
  const digits = minorDigits[currency];
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${currency} ${format.format(minor / 10 ** digits)}`;
}
