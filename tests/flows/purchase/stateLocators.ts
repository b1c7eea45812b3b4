import { refusalWithMessage } from '#machines/kit/examples.ts';
import type { LeafState } from '#src/flows/purchase/view.ts';
import { anyOf, button, heading, text } from '../../flowkit/locators.ts';
import type { LocatorOf } from '../../flowkit/testedFlow.ts';

const unknownOutcomeHeading = heading('We can’t confirm your order yet');

export const stateLocators: Readonly<Record<LeafState, LocatorOf>> = {
  loading: heading('Choose what to buy'),
  opening: heading('Choose what to buy'),
  unavailable: text('We couldn’t load the offers. Your selections are saved.'),
  closed: heading('Purchases are unavailable'),
  'choosing.price.deciding': heading('Choose what to buy'),
  'choosing.price.incomplete': text('Before you continue'),
  'choosing.price.quoting': heading('Choose what to buy'),
  'choosing.price.quoted': text('This price is valid until {until}.'),
  'choosing.price.refused': text('Your selections are saved.'),
  'choosing.price.failed': text('We couldn’t get the price.'),
  'choosing.invite.deciding': heading('Choose what to buy'),
  'choosing.invite.empty': text('Recommendation code'),
  'choosing.invite.missing': ({ page, say }) => page.getByText(say('error.invite_code_empty')).first(),
  'choosing.invite.unverified': text('purchase.inviteUnverified'),
  'choosing.invite.verifying': text('Verifying code…'),
  'choosing.invite.verified': anyOf(
    text('Code verified: {discount}, recommended by {recommended_by}.'),
    text('Code verified: {discount}.'),
  ),
  'choosing.invite.refused': ({ page, say }) =>
    page
      .getByText(say('error.invite_code_unknown'))
      .or(page.getByText(say('error.invite_code_own')))
      .or(page.getByText(say('error.invite_code_empty')))
      .or(page.getByText(refusalWithMessage('invite_code_own').message.text))
      .first(),
  'choosing.invite.failed': text('We couldn’t check this code. Try again.'),
  'reviewing.confirming': heading('Review your order'),
  'reviewing.requoting': text('Updating price…'),
  'reviewing.requoteFailed': heading('We couldn’t get the new price'),
  'reviewing.askingAgain': heading('Confirm the price again'),
  'reviewing.paused': heading('Ordering is paused'),
  'reviewing.refused': heading('Your order wasn’t placed'),
  placing: ({ page }) => page.locator('button[aria-busy=true]'),
  checkingOrder: anyOf(heading('Checking your order'), button('Checking…')),
  'orderUnknown.timing': unknownOutcomeHeading,
  'orderUnknown.waiting': unknownOutcomeHeading,
  'orderUnknown.asking': unknownOutcomeHeading,
  'placed.current': anyOf(
    text('You haven’t been charged yet. Pay by {payUntil}.'),
    text('Nothing to pay. Next, activate the order.'),
  ),
  'placed.reading': text('Checking your order status…'),
  'placed.loadFailed': text('We couldn’t load the latest status of order {number}.'),
  // Another purchase begins at once.
  finished: heading('Choose what to buy'),
};
