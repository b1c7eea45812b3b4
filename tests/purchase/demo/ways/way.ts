import type { purchaseExamples } from '#machines/flows/purchase/examples/index.ts';
import type { PurchasePorts, StoreFacts } from '#machines/flows/purchase/ports.ts';
import type { PurchaseContext } from '#machines/flows/purchase/types.ts';
import { newRefusal, noticeMsg } from '#machines/kit/examples.ts';
import type { Fault } from '#machines/kit/fault.ts';
import { PortFault } from '#machines/kit/fault.ts';
import type { Outcome } from '../../../../pathways/model.ts';
import type { Account } from '../accounts.ts';
import type { Knows } from '../knows.ts';
import type { Answer, Stage } from '../stage.ts';

/** One way to bring the world to an outcome of a port. */
export interface Way {
  readonly outcome: Outcome;
  /** When the world can be brought to it. */
  readonly when?: (knows: Knows, context: PurchaseContext, invoke: string) => boolean;
  readonly becomes?: (knows: Knows) => Knows;
  /** What is done before the request is let go; for a clock, instead of it. */
  readonly arrange?: (stage: Stage) => Promise<void> | void;
  readonly answer: Answer;
}

/** What the store of the demo is for each account, and where an order elsewhere closes it. */
export interface DemoFacts extends Readonly<Record<Account, StoreFacts>> {
  readonly closed: StoreFacts;
}

export type Ways = readonly Way[] | string;
export type Table = {
  readonly [Port in keyof PurchasePorts]: {
    readonly [Name in (typeof purchaseExamples)['ports'][Port][number]['name']]: Ways;
  };
};

export const placed = (knows: Knows): Knows => ({ ...knows, order: 'placed' });
export const placedOther = (knows: Knows): Knows => ({ ...knows, order: 'other' });
export const isOpen = ({ order }: Knows): boolean => order === 'none';

export const faulty = (name: string, fault: Fault, answer: Answer, more: Partial<Way> = {}): Way => ({
  outcome: { name, error: new PortFault(fault) },
  answer,
  ...more,
});

export const faults = {
  'no connection': [faulty('no connection', { kind: 'offline' }, 'offline')],
  'cut off on the way': [faulty('cut off on the way', { kind: 'unreachable' }, 'lost')],
  'no answer in time': [faulty('no answer in time', { kind: 'timeout' }, 'silent')],
  'session has ended': 'the page leaves for the sign-in page; once.test.ts signs in again and goes on',
  'out of service': [faulty('out of service', { kind: 'refused', error: 'unavailable' }, 'out of service')],
  'a notice instead': [faulty('a notice instead', { kind: 'notice', msg: noticeMsg }, 'a notice')],
} as const satisfies Record<string, Ways>;

export const refusedAnew = [faulty('refused for a new reason', { kind: 'refused', error: newRefusal }, 'a new reason')];

/** The server says so itself. */
export const refused = (name: string, output: unknown, more: Partial<Way>): readonly Way[] => [
  { outcome: { name, output }, answer: 'answered', ...more },
];
