import type { Language } from '#contract/languages.ts';
import { powerOfAttorneyUntil } from '#machines/lifecycles/verification.ts';
import { longDay, plainTable, printPaper, signaturesOf } from '../../../printing/paper.ts';
import { type AttorneyFacts, attorneyWords } from './words.ts';

/** What a power of attorney says. */
export interface Attorney extends AttorneyFacts {
  readonly language: Language;
  /** The address with which the attorney signs in. */
  readonly account: string;
  /** The day from which it holds. */
  readonly from: string;
}

/** To be written by hand, as it is signed. */
const blank = '____________________';

/** Prints a power of attorney: all but the legal person, the signatures and the seal is filled in. */
export function printPowerOfAttorney(of: Attorney): Promise<Uint8Array<ArrayBuffer>> {
  const { language, from } = of;
  const words = attorneyWords[language];
  return printPaper({
    language,
    name: `${words.title} ${of.company}`,
    title: words.title,
    foot: words.page,
    content: ({ say, heading, fact }) => [
      plainTable(
        ['auto', '*'],
        [
          fact(words.addressee, of.seller),
          fact(words.company, of.company),
          fact(words.number, of.number),
          fact(words.legalPerson, blank),
          fact(words.attorney, of.attorney),
          fact(words.account, of.account),
        ],
      ),
      heading(words.matters),
      say(words.opening(of), { margin: [0, 0, 0, 6] }),
      ...words.powers.map((power, index) => say(`${index + 1}. ${power}`, { margin: [0, 0, 0, 3] })),
      say(words.closing, { margin: [0, 6, 0, 0] }),
      heading(words.term),
      say(words.termText(longDay(from, language), longDay(untilOf(from), language))),
      heading(words.signatures),
      signaturesOf([words.ofCompany, words.ofAttorney], words.date, say),
    ],
  });
}

/** The last day on which it holds. */
const untilOf = (from: string): string => powerOfAttorneyUntil(new Date(from)).toISOString().slice(0, 10);
