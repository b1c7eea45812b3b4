import type { Defect } from '../../../defects/defect.ts';

export const machineDefects: readonly Defect[] = [
  {
    name: 'the price before is still there after the store was loaded anew',
    in: 'purchaseMachine quote',
    becomes: '',
  },
  {
    name: 'what was asked once more is not forgotten when it is accepted',
    in: 'reviewingState previous_quote',
    becomes: '',
  },
  {
    name: 'the price to compare with is lost when the new one comes',
    in: 'applyOtherQuote',
    node: 'previous_quote: $1',
    becomes: '',
  },
  {
    name: 'an order is placed with losses that nobody acknowledged',
    in: 'placeReasons',
    node: "if (unacknowledgedHints($1).length > 0) $2.push('hints_unacknowledged');",
    becomes: '',
  },
  {
    name: 'a child account can place an order',
    in: 'placeReasons',
    node: "if ($1 !== null && !$2) $3.push('main_account_only');",
    becomes: '',
  },
  {
    name: 'the key of placing is that of the draft for each price',
    in: 'buildPlaceOrderQuery',
    node: 'context.key',
    becomes: 'context.key + quote_id',
  },
  {
    name: 'the amount is left out of what is placed',
    in: 'buildPlaceOrderQuery',
    node: '{ key: $1, quote_id, amount, acknowledged_hints: $2.filter((id) => hints.includes(id)), }',
    becomes:
      '{ key: $1, quote_id, amount: { ...amount, minor: 0 }, acknowledged_hints: $2.filter((id) => hints.includes(id)), }',
  },
  {
    name: 'an unverified code goes into the price',
    in: 'buildPriceQuery',
    node: 'isRecommendationVerified($1)',
    becomes: '$1.selection.invite_code !== ""',
  },
  {
    name: 'a loss that is withdrawn takes all of them back',
    in: 'purchaseSetup',
    node: 'id !== event.hint_id',
    becomes: 'id === ""',
  },
  {
    name: 'a refusal stays after another choice',
    in: 'purchaseSetup select refusal',
    becomes: '',
  },
  {
    name: 'the vouchers are left out of the question for a price',
    in: 'priceQueryOf',
    node: '...($1 > 0 && { vouchers: [...$2] })',
    becomes: '',
  },
  {
    name: 'an advertising account that is not granted is accepted',
    file: 'lifecycles/selection.ts',
    in: 'requirements',
    node: "$1 === 'granted'",
    becomes: "$1 !== 'revoked'",
  },
  {
    name: 'a new price takes away why the code could not be verified',
    in: 'applyQuote',
    node: '{ quote, previous_quote: null, refusal: null, fault: null }',
    becomes: '{ quote, previous_quote: null, refusal: null, fault: null, invite_fault: null }',
  },
  {
    name: 'price and code keep what went wrong in one place',
    file: 'purchase/choosing.ts',
    in: 'recommendationState',
    node: "'keepRecommendationFault'",
    becomes: "'setFault'",
  },
  {
    name: 'an order of another window counts as what was confirmed here',
    in: 'applyFoundOrder',
    node: '{ confirmed: $1 ?? null }',
    becomes: 'null && { confirmed: $1 ?? null }',
  },
  {
    name: 'what was confirmed here is not compared with the order that is found',
    in: 'buildFindOrderQuery',
    node: 'confirmedOffer($1)',
    becomes: 'null && confirmedOffer($1)',
  },
  {
    name: 'a receipt stays where its order was cancelled',
    in: 'placedState',
    node: '({ as_placed }) => as_placed',
    becomes: '() => true',
  },
  {
    name: 'a price that is the same has to be accepted again',
    in: 'reviewingState',
    node: '({ same }) => same',
    becomes: '() => false',
  },
  {
    name: 'a price that nobody has accepted counts as the one to compare with',
    in: 'purchaseSetup',
    node: "{ quote: null, ask: 'quote_expired' }",
    becomes: "({ context }) => ({ previous_quote: context.quote, quote: null, ask: 'quote_expired' as const })",
  },
  {
    name: 'an order that is not known is looked for in even pauses',
    in: 'lookUpPause',
    node: '$1 - 1',
    becomes: '$1 - $1',
  },
];
