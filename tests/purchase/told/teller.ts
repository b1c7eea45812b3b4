import type { Quote } from '#contract/entities/order.ts';
import type { PurchaseContext } from '#machines/flows/purchase/types.ts';
import type { Field, Option, Quantity } from './offers.ts';
import type { Row } from './rows.ts';
import type { Standing } from './standing.ts';
import { fill, time } from './words.ts';

/** Everything that a page tells which follows from where the machine stands. Whole values: no more, no less. */
export interface Told {
  readonly heading: string;
  readonly step: string;
  /** Whether something is marked as being waited for. */
  readonly busy: boolean;
  readonly rows: readonly Row[];
  /** What interrupts a screen reader, and what is told to it in passing. */
  readonly alerts: readonly string[];
  readonly statuses: readonly string[];
  /** How the price stands, beside what is still missing. */
  readonly price: string;
  readonly missing: readonly string[];
  /** Why ways to buy are closed. */
  readonly closed: readonly string[];
  readonly options: readonly Option[];
  readonly quantities: readonly Quantity[];
  readonly fields: readonly Field[];
  /** By their names, those that are switched off marked as such. */
  readonly buttons: readonly string[];
  readonly links: readonly (readonly [string, string])[];
  /** What has happened and what comes next, in order. */
  readonly timeline: readonly string[];
  /** Sentences that have to be in sight besides. */
  readonly says: readonly string[];
}

export type Teller = (standing: Standing) => Partial<Told>;

/** The name of a button, marked where it is switched off. */
export const unless = (on: boolean, name: string): string => (on ? name : `${name} (off)`);

export const steps = { choose: '1 Choose', review: '2 Review', done: '3 Done' } as const;

export function quoteIn({ quote }: PurchaseContext): Quote {
  if (quote === null) throw new Error('There is no price');
  return quote;
}

export const nothingPlaced = ({ say, context }: Standing): readonly string[] =>
  context.nothing_placed
    ? [
        (context.fault?.kind === 'notice' ? context.fault.msg : '') +
          say('The last attempt placed no order and charged nothing. You can place it now.'),
      ]
    : [];

export const validUntil = ({ say, context }: Standing): string =>
  fill(say('This price is valid until {until}.'), { until: time(quoteIn(context).expires_at) });
