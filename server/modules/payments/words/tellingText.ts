import type { Language } from '#contract/languages.ts';
import { amountIn, momentIn } from '../../notices/index.ts';
import { paymentWords } from './index.ts';
import type { Telling } from './telling.ts';

/** What has to be known beside what is told. */
export interface Facts {
  readonly order: { readonly order_no: string };
  /** In which the client reads times. */
  readonly zone: string;
}

/** What is told, as a mail says it and as one line. */
interface TellingText {
  readonly paragraphs: readonly string[];
  readonly line: string;
}

/** What is told of the payment of an order, in a language. */
export function tellingText(language: Language, telling: Telling, { order: { order_no }, zone }: Facts): TellingText {
  const words = paymentWords[language];
  switch (telling.kind) {
    case 'placed': {
      const amount = amountIn(language, telling.amount);
      const said = words.placed(order_no, { amount, until: momentIn(language, telling.until, zone) });
      return { paragraphs: [said, words.howToPay, ...creditIn(language, telling)], line: said };
    }
    case 'nothing_to_pay': {
      const said = words.nothingToPay(order_no);
      return { paragraphs: [said, ...creditIn(language, telling)], line: said };
    }
    case 'paid':
      return whole(words.paid(order_no));
    case 'money_undecided':
      return whole(words.undecided(order_no, { ...telling, amount: amountIn(language, telling.amount) }));
    case 'money_to_refund':
      return whole(words.toRefund(order_no, { ...telling, amount: amountIn(language, telling.amount) }));
    case 'money_refunded':
      return whole(words.refunded(order_no, { amount: amountIn(language, telling.amount) }));
    case 'proof_refused': {
      const parts = telling.refusal.map(({ part, words: said }) => words.part(words.parts[part], said));
      const head = words.refused(order_no);
      const until = telling.until && momentIn(language, telling.until, zone);
      const wayBack = until === null ? [] : [(telling.by_link ? words.passOn : words.again)(until)];
      const listed = parts.map((part) => `- ${part}`).join('\n');
      const gap = language === 'en' ? ' ' : '';
      return {
        paragraphs: [head, listed, ...wayBack],
        line: [head, parts.map(ended(language)).join(gap), ...wayBack].join(gap),
      };
    }
  }
}

/** What is said of the credit that an order leaves. */
const creditIn = (language: Language, { credit }: Extract<Telling, { kind: 'placed' | 'nothing_to_pay' }>): string[] =>
  credit === null ? [] : [paymentWords[language].remainingCredit(amountIn(language, credit))];

const whole = (text: string): TellingText => ({ paragraphs: [text], line: text });

/** What a reviewer has said ends as a sentence where another follows. */
const ended =
  (language: Language) =>
  (text: string): string =>
    /[.!?。！？]$/.test(text) ? text : `${text}${language === 'en' ? '.' : '。'}`;
