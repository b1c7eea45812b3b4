import type { Language } from '#contract/languages.ts';
import { powerOfAttorneyUntil } from '#machines/lifecycles/verification.ts';
import {
  blankLine,
  formatLongDate,
  numberedList,
  plainTable,
  printPaper,
  signatureFields,
} from '../../../printing/paper.ts';
import { textIn } from '../../../texts/textIn.ts';
import { powerOfAttorneyMessages as messages } from './messages.ts';

export interface PowerOfAttorneyContent {
  readonly language: Language;
  /** `company` authorises `attorney` to act at the mall of `seller`. */
  readonly company: string;
  readonly number: string;
  readonly attorney: string;
  readonly seller: string;
  /** The e-mail address of the attorney's account. */
  readonly account: string;
  /** The first day of its validity. */
  readonly from: string;
}

/** Leaves the legal person, the signatures and the seal blank. */
export function printPowerOfAttorney(of: PowerOfAttorneyContent): Promise<Uint8Array<ArrayBuffer>> {
  const { language, company, number, attorney, seller, account } = of;
  const text = textIn(language);
  const from = formatLongDate(of.from, language);
  const until = formatLongDate(lastDayOf(of.from), language);
  const title = text(messages.title);
  return printPaper({
    language,
    name: `${title} ${company}`,
    title,
    foot: (page, pages) => text(messages.page, { page, pages }),
    content: ({ say, heading, fact }) => [
      plainTable(
        ['auto', '*'],
        [
          fact(text(messages.addressee), seller),
          fact(text(messages.company), company),
          fact(text(messages.number), number),
          fact(text(messages.legalPerson), blankLine),
          fact(text(messages.attorney), attorney),
          fact(text(messages.account), account),
        ],
      ),
      heading(text(messages.matters)),
      say(text(messages.opening, { company, number, attorney, seller }), { margin: [0, 0, 0, 6] }),
      ...numberedList(
        messages.powers.map((power) => text(power)),
        say,
      ),
      say(text(messages.closing), { margin: [0, 6, 0, 0] }),
      heading(text(messages.term)),
      say(text(messages.termText, { from, until })),
      heading(text(messages.signatures)),
      signatureFields([text(messages.ofCompany), text(messages.ofAttorney)], text(messages.date), say),
    ],
  });
}

const lastDayOf = (from: string): string => powerOfAttorneyUntil(new Date(from)).toISOString().slice(0, 10);
