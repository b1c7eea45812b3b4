import type { PartRefusal } from '#contract/entities/payment.ts';
import type { Language } from '#contract/languages.ts';
import type { Money } from '#contract/money.ts';
import type { MoneyReason } from '#machines/lifecycles/receivedMoney.ts';
import { endSentence, joinSentences, labelledMessage, textIn } from '../../texts/textIn.ts';
import { amountIn, momentIn } from '../notices/index.ts';
import { paymentMessages as messages } from './messages.ts';

export type PaymentNotification =
  /** `until`: end of the term of payment; `credit`: what activation will issue as a voucher. */
  | { readonly kind: 'placed'; readonly amount: Money; readonly until: Date; readonly credit: Money | null }
  | { readonly kind: 'nothing_to_pay'; readonly credit: Money | null }
  | { readonly kind: 'paid' }
  /** `until`: deadline for another proof; null if none is accepted. */
  | {
      readonly kind: 'proof_refused';
      readonly refusal: readonly PartRefusal[];
      readonly until: Date | null;
      readonly by_link: boolean;
    }
  | {
      readonly kind: 'money_undecided';
      readonly amount: Money;
      readonly why: Extract<MoneyReason, 'late' | 'another_amount' | 'partly_refunded'>;
    }
  | {
      readonly kind: 'money_to_refund';
      readonly amount: Money;
      readonly why: Extract<MoneyReason, 'cancelled' | 'paid_twice' | 'decided'>;
    }
  | { readonly kind: 'money_refunded'; readonly amount: Money };

interface Facts {
  readonly order: { readonly order_no: string };
  /** The time zone of the client. */
  readonly zone: string;
}

interface NotificationText {
  readonly paragraphs: readonly string[];
  readonly line: string;
}

export function notificationText(
  language: Language,
  notification: PaymentNotification,
  { order: { order_no: order }, zone }: Facts,
): NotificationText {
  const text = textIn(language);
  switch (notification.kind) {
    case 'placed': {
      const amount = amountIn(language, notification.amount);
      const line = text(messages.placed, { order, amount, until: momentIn(language, notification.until, zone) });
      return { paragraphs: [line, text(messages.howToPay), ...creditIn(language, notification)], line };
    }
    case 'nothing_to_pay': {
      const line = text(messages.nothingToPay, { order });
      return { paragraphs: [line, ...creditIn(language, notification)], line };
    }
    case 'paid':
      return whole(text(messages.paid, { order }));
    case 'money_undecided':
      return whole(
        text(messages.undecided[notification.why], { order, amount: amountIn(language, notification.amount) }),
      );
    case 'money_to_refund':
      return whole(
        text(messages.toRefund[notification.why], { order, amount: amountIn(language, notification.amount) }),
      );
    case 'money_refunded':
      return whole(text(messages.refunded, { order, amount: amountIn(language, notification.amount) }));
    case 'proof_refused': {
      const parts = notification.refusal.map(({ part, words }) =>
        text(labelledMessage, { name: text(messages.parts[part]), value: words }),
      );
      const head = text(messages.refused, { order });
      const until = notification.until && momentIn(language, notification.until, zone);
      const wayBack = until === null ? [] : [text(notification.by_link ? messages.passOn : messages.again, { until })];
      const listed = parts.map((part) => `- ${part}`).join('\n');
      const sentences = parts.map((part) => endSentence(language, part));
      return {
        paragraphs: [head, listed, ...wayBack],
        line: joinSentences(language, [head, joinSentences(language, sentences), ...wayBack]),
      };
    }
  }
}

const creditIn = (
  language: Language,
  { credit }: Extract<PaymentNotification, { kind: 'placed' | 'nothing_to_pay' }>,
): string[] =>
  credit === null ? [] : [textIn(language)(messages.remainingCredit, { amount: amountIn(language, credit) })];

const whole = (text: string): NotificationText => ({ paragraphs: [text], line: text });
