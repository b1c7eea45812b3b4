import type { Locator } from 'playwright-core';
import type { PersonEvent } from '#machines/flows/purchase/types.ts';
import { placeButton, type Reader } from './gestures.ts';

const button = ({ page, say }: Reader, name: string): Locator =>
  page.getByRole('button', { name: say(name), exact: true });

/** Where a control is found, or why an event has none that a state alone could switch off. */
export type Control = ((reader: Reader) => Locator) | 'belongs to what is on offer' | 'not sent by a person';

/**
 * The control of each event: where the machine does not accept the event, it has to be absent or switched off.
 * Controls of a choice stand for what is on offer: the machine's own guards are probed for those.
 */
export const controls = {
  'type.choose': 'belongs to what is on offer',
  'product.choose': 'belongs to what is on offer',
  'plan.choose': 'belongs to what is on offer',
  'years.set': 'belongs to what is on offer',
  'addon.set': 'belongs to what is on offer',
  'service.set': 'belongs to what is on offer',
  'prepaid.set': 'belongs to what is on offer',
  'voucher.apply': 'belongs to what is on offer',
  'voucher.remove': 'belongs to what is on offer',
  'invite.enter': ({ page, say }) => page.getByLabel(say('Recommendation code'), { exact: true }),
  'invite.verify': (reader) => button(reader, 'Verify code'),
  'store.retry': 'belongs to what is on offer',
  'quote.retry': (reader) => button(reader, 'Ask for the price again'),
  'order.review': (reader) => button(reader, 'Review order'),
  'selection.edit': (reader) => button(reader, 'Change the order'),
  'hint.acknowledge': 'belongs to what is on offer',
  'hint.withdraw': 'belongs to what is on offer',
  'quote.accept': ({ page, say }) =>
    page.getByRole('button', { name: new RegExp(`^${say('Accept {total} and go on').split('{total}')[0]}`) }),
  'order.place': placeButton,
  'order.check': 'belongs to what is on offer',
  'receipt.leave': 'belongs to what is on offer',
  'connection.back': 'not sent by a person',
  'flow.resume': 'not sent by a person',
} as const satisfies Record<PersonEvent['type'], Control>;
