import type { Allowance, OrderType } from '#contract/entities/product.ts';
import type { Money } from '#contract/money.ts';
import type { Fault, Refusal } from '#machines/kit/fault.ts';
import type { Say } from '../../browser/words.ts';

/** The zone in which a page that is compared with these words has to be opened. */
export const timeZone = 'Asia/Shanghai';
const zoneName = 'GMT+8';

const digits = { CNY: 2, USD: 2, TWD: 2, JPY: 0 } as const satisfies Record<Money['currency'], number>;
const dayParts = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const timeParts = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const written = (instant: string, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en', { ...parts, timeZone }).format(new Date(instant));

export const money = ({ minor, currency }: Money): string =>
  new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    maximumFractionDigits: digits[currency],
    trailingZeroDisplay: 'stripIfInteger',
  }).format(minor / 10 ** digits[currency]);

export const day = (instant: string): string => written(instant, dayParts);
export const time = (instant: string): string => `${written(instant, timeParts)} (${zoneName})`;
export const moment = (instant: string): string =>
  `${written(instant, { ...dayParts, ...timeParts, weekday: 'short' })} (${zoneName})`;

const number = (value: number): string => new Intl.NumberFormat('en').format(value);
export const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** Names of which any one will do. */
export const either = (names: readonly string[]): string => {
  const [last = '', ...others] = names.toReversed();
  if (others.length === 0) return last;
  return `${others.toReversed().join(', ')}${others.length > 1 ? ',' : ''} or ${last}`;
};

/** Puts values into the places of a text. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

export const typeWords = {
  new: 'New purchase',
  append: 'Add-on',
  renew: 'Renewal',
  upgrade: 'Upgrade',
  upgrade_renew: 'Upgrade with renewal',
} as const satisfies Record<OrderType, string>;

const faultIds = {
  offline: 'You are offline. Please check your connection and try again.',
  unreachable: 'We could not be reached. Please try again in a moment.',
  timeout: 'fault.timeout',
  signedOut: 'error.not_signed_in',
  broken: 'Something went wrong on our side. Please try again; if it happens again, contact us.',
} as const satisfies Record<Exclude<Fault['kind'], 'refused' | 'notice'>, string>;

export function faultWords(say: Say, fault: Fault | null): string {
  if (fault === null) return say(faultIds.broken);
  if (fault.kind === 'refused') return refusalWords(say, fault.error);
  return fault.kind === 'notice' ? fault.msg : say(faultIds[fault.kind]);
}

/** A refusal that is known is said in our words, a new one in the server's. */
export const refusalWords = (say: Say, refusal: Refusal | null): string =>
  typeof refusal === 'string' ? say(`error.${refusal}`) : (refusal?.msg ?? '');

export function allowanceWords(say: Say, { accounts, storage_gb, edm, api_calls }: Allowance): string {
  const parts = [counted(accounts, 'account'), fill(say('{0} GB storage'), { 0: number(storage_gb) })];
  if (edm > 0) parts.push(`${number(edm)} marketing e-mail${edm === 1 ? '' : 's'} a year`);
  if (api_calls > 0) parts.push(`${number(api_calls)} API call${api_calls === 1 ? '' : 's'} a year`);
  return parts.join('');
}
