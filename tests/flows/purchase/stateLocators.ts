import { worded } from '#machines/kit/examples.ts';
import type { LeafState } from '#src/flows/purchase/view.ts';
import { anyOf, button, heading, text } from '../../flowkit/locators.ts';
import type { Locate } from '../../flowkit/testedFlow.ts';

const unknown = heading('We do not know yet whether your order exists');

export const stateLocators: Readonly<Record<LeafState, Locate>> = {
  loading: heading('What do you want to buy?'),
  opening: heading('What do you want to buy?'),
  unavailable: text('The offers could not be loaded. Nothing is lost: what you chose before is kept.'),
  closed: heading('Nothing can be bought at present'),
  'choosing.price.deciding': heading('What do you want to buy?'),
  'choosing.price.incomplete': text('Still missing'),
  'choosing.price.quoting': heading('What do you want to buy?'),
  'choosing.price.quoted': text('This price is valid until {until}.'),
  'choosing.price.refused': text('What you chose is kept.'),
  'choosing.price.failed': text('The price could not be fetched.'),
  'choosing.invite.deciding': heading('What do you want to buy?'),
  'choosing.invite.empty': text('Recommendation code'),
  'choosing.invite.missing': ({ page, say }) => page.getByText(say('error.invite_code_empty')).first(),
  'choosing.invite.unverified': text('purchase.inviteUnverified'),
  'choosing.invite.verifying': text('Verifying the code…'),
  'choosing.invite.verified': text('Verified: {discount}, recommended by {recommended_by}.'),
  'choosing.invite.refused': ({ page, say }) =>
    page
      .getByText(say('error.invite_code_unknown'))
      .or(page.getByText(say('error.invite_code_own')))
      .or(page.getByText(say('error.invite_code_empty')))
      .or(page.getByText(worded('invite_code_own').message.text))
      .first(),
  'choosing.invite.failed': text('The code could not be checked; it may well be right.'),
  'reviewing.confirming': heading('Review your order'),
  'reviewing.requoting': text('Updating the price…'),
  'reviewing.requoteFailed': heading('The new price could not be fetched'),
  'reviewing.askingAgain': heading('Please confirm the price once more'),
  'reviewing.paused': heading('Ordering is paused'),
  'reviewing.refused': heading('The order was not placed'),
  placing: ({ page }) => page.locator('button[aria-busy=true]'),
  checkingOrder: anyOf(heading('Looking for your order'), button('Looking for it…')),
  'orderUnknown.timing': unknown,
  'orderUnknown.waiting': unknown,
  'orderUnknown.asking': unknown,
  'placed.current': anyOf(
    text('Nothing has been charged yet. Please pay by {payUntil}.'),
    text('There is nothing to pay. Please activate the order next.'),
  ),
  'placed.reading': text('Checking the status of your order…'),
  'placed.unread': text('The current status of order {number} could not be loaded.'),
  // Another purchase begins at once.
  over: heading('What do you want to buy?'),
};
