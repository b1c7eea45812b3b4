import type { Locator } from 'playwright-core';
import type { LeafState } from '#src/flows/purchase/leaf.ts';
import { beginningOf } from '../browser/words.ts';
import type { Reader } from './gestures.ts';

const heading = ({ page, say }: Reader, title: string): Locator =>
  page.getByRole('heading', { level: 1, name: say(title), exact: true });
const text = ({ page, say }: Reader, english: string): Locator =>
  page
    .getByRole('main')
    .getByText(beginningOf(say(english)))
    .first();

const unknown = (reader: Reader): Locator => heading(reader, 'We do not know yet whether your order exists');

/** What a person sees in each state of a purchase, by which the state is told on a page. */
export const sights: { readonly [State in LeafState]: (reader: Reader) => Locator } = {
  loading: (reader) => heading(reader, 'What do you want to buy?'),
  opening: (reader) => heading(reader, 'What do you want to buy?'),
  unavailable: (reader) =>
    text(reader, 'The offers could not be loaded. Nothing is lost: what you chose before is kept.'),
  closed: (reader) => heading(reader, 'Nothing can be bought at present'),
  'choosing.price.deciding': (reader) => heading(reader, 'What do you want to buy?'),
  'choosing.price.incomplete': (reader) => text(reader, 'Still missing'),
  'choosing.price.quoting': (reader) => heading(reader, 'What do you want to buy?'),
  'choosing.price.quoted': (reader) => text(reader, 'This price is valid until {until}.'),
  'choosing.price.refused': (reader) => text(reader, 'What you chose is kept.'),
  'choosing.price.failed': (reader) => text(reader, 'The price could not be fetched.'),
  'choosing.invite.deciding': (reader) => heading(reader, 'What do you want to buy?'),
  'choosing.invite.empty': (reader) => text(reader, 'Recommendation code'),
  'choosing.invite.missing': ({ page, say }) => page.getByText(say('error.invite_code_empty')).first(),
  'choosing.invite.unverified': (reader) => text(reader, 'purchase.inviteUnverified'),
  'choosing.invite.verifying': (reader) => text(reader, 'Verifying the code…'),
  'choosing.invite.verified': (reader) => text(reader, 'Verified: {percent}% off, recommended by {recommended_by}.'),
  'choosing.invite.refused': ({ page, say }) =>
    page
      .getByText(say('error.invite_code_unknown'))
      .or(page.getByText(say('error.invite_code_own')))
      .or(page.getByText(say('error.invite_code_empty')))
      .first(),
  'choosing.invite.failed': (reader) => text(reader, 'The code could not be checked; it may well be right.'),
  'reviewing.confirming': (reader) => heading(reader, 'Review your order'),
  'reviewing.requoting': (reader) => text(reader, 'Updating the price…'),
  'reviewing.requoteFailed': (reader) => heading(reader, 'The new price could not be fetched'),
  'reviewing.askingAgain': (reader) => heading(reader, 'Please confirm the price once more'),
  'reviewing.refused': (reader) => heading(reader, 'The order was not placed'),
  placing: (reader) => heading(reader, 'Placing your order'),
  checkingOrder: (reader) =>
    heading(reader, 'Looking for your order').or(
      reader.page.getByRole('button', { name: reader.say('Looking for it…'), exact: true }),
    ),
  'orderUnknown.timing': unknown,
  'orderUnknown.waiting': unknown,
  'orderUnknown.asking': unknown,
  'placed.current': (reader) => text(reader, 'Nothing has been charged yet. Please pay by {payUntil}.'),
  'placed.reading': (reader) => text(reader, 'Looking how your order stands…'),
  'placed.unread': (reader) => text(reader, 'How order {number} stands by now could not be read.'),
  // Another purchase begins at once.
  over: (reader) => heading(reader, 'What do you want to buy?'),
};

/** Whether a state has a sight. */
export const isLeaf = (leaf: string): leaf is keyof typeof sights => leaf in sights;
