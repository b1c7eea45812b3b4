import type { Defect } from './defect.ts';

const at = (file: string) => `machines/flows/purchase/${file}`;

/** What could go wrong in the machine of a purchase, and in the rules that it shares with the server. */
export const machineDefects: readonly Defect[] = [
  {
    name: 'a look-up that finds nothing forgets to say so',
    file: at('finding.ts'),
    find: "{ guard: 'hasQuote', target: 'reviewing.confirming', actions: 'noteNothingPlaced' }",
    replace: "{ guard: 'hasQuote', target: 'reviewing.confirming' }",
  },
  {
    name: 'silence while placing offers to place again',
    file: at('machine.ts'),
    find: "onError: { target: 'checkingOrder', actions: 'keepFault' }",
    replace: "onError: { target: 'reviewing.confirming', actions: 'keepFault' }",
  },
  {
    name: 'a look-up that fails begins anew',
    file: at('finding.ts'),
    find: "onError: { target: 'orderUnknown', actions: ['keepFault', 'countLookUp'] }",
    replace: "onError: { target: 'loading', actions: ['keepFault', 'countLookUp'] }",
  },
  {
    name: 'the fault of loading the store is not kept',
    file: at('machine.ts'),
    find: "onError: { target: 'unavailable', actions: 'keepFault' }",
    replace: "onError: { target: 'unavailable' }",
  },
  {
    name: 'the price before is still there after the store was loaded anew',
    file: at('machine.ts'),
    find: '            quote: null,\n',
    replace: '',
  },
  {
    name: 'an order placed elsewhere is taken for a price that is gone',
    file: at('machine.ts'),
    find: "{ guard: ({ event }) => event.output.kind === 'alreadyPlaced', target: 'checkingOrder' },\n          {",
    replace: '{',
  },
  {
    name: 'a price is dropped without being asked for again when it expires',
    file: at('choosing.ts'),
    find: "onDone: { target: 'deciding', actions: 'dropQuote' }",
    replace: "onDone: { target: 'incomplete', actions: 'dropQuote' }",
  },
  {
    name: 'an expired price is not dropped',
    file: at('choosing.ts'),
    find: "onDone: { target: 'deciding', actions: 'dropQuote' }",
    replace: "onDone: { target: 'deciding' }",
  },
  {
    name: 'an order can be reviewed whatever is missing',
    file: at('choosing.ts'),
    find: "'order.review': { guard: 'canReview', target",
    replace: "'order.review': { target",
  },
  {
    name: 'a verified code does not change the price',
    file: at('choosing.ts'),
    find: "takeRecommendation(context, event.output)),\n              raise({ type: 'invite.changed' }),",
    replace: 'takeRecommendation(context, event.output)),',
  },
  {
    name: 'a code is verified where none counts',
    file: at('choosing.ts'),
    find: "const verify = { guard: 'takesRecommendation', target: 'verifying' } as const",
    replace: "const verify = { target: 'verifying' } as const",
  },
  {
    name: 'what was asked once more is not forgotten when it is accepted',
    file: at('reviewing.ts'),
    find: 'assign({ ask: null, previous_quote: null })',
    replace: 'assign({ ask: null })',
  },
  {
    name: 'the price to compare with is lost when the new one comes',
    file: at('context.ts'),
    find: '  previous_quote: context.previous_quote,\n});',
    replace: '});',
  },
  {
    name: 'a price that expires under review stays in hand while it is renewed',
    file: at('reviewing.ts'),
    find: "onDone: { target: 'requoting', actions: 'dropReviewed' }",
    replace: "onDone: { target: 'requoting' }",
  },
  {
    name: 'an order is placed with losses that nobody acknowledged',
    file: at('reasons.ts'),
    find: "  if (openHints(context).length > 0) missing.push('hints_unacknowledged');\n",
    replace: '',
  },
  {
    name: 'a child account can place an order',
    file: at('reasons.ts'),
    find: "  if (context.facts !== null && !context.facts.is_admin) missing.push('main_account_only');\n",
    replace: '',
  },
  {
    name: 'the key of placing is that of the draft for each price',
    file: at('context.ts'),
    find: '    key: context.key,\n    quote_id,',
    replace: '    key: context.key + quote_id,\n    quote_id,',
  },
  {
    name: 'the amount is left out of what is placed',
    file: at('context.ts'),
    find: '    amount,\n    acknowledged_hints',
    replace: '    amount: { ...amount, minor: 0 },\n    acknowledged_hints',
  },
  {
    name: 'an unverified code goes into the price',
    file: at('context.ts'),
    find: 'invite_verified: takesRecommendation(context) && isRecommendationVerified(context),',
    replace: 'invite_verified: takesRecommendation(context) && context.selection.invite_code !== "",',
  },
  {
    name: 'a loss that is withdrawn takes all of them back',
    file: at('setup.ts'),
    find: 'context.acknowledged.filter((id) => id !== event.hint_id)',
    replace: 'context.acknowledged.filter((id) => id === "")',
  },
  {
    name: 'a refusal stays after another choice',
    file: at('setup.ts'),
    find: '            refusal: null,\n            nothing_placed: false,',
    replace: '            nothing_placed: false,',
  },
  {
    name: 'the vouchers are left out of the question for a price',
    file: 'machines/lifecycles/selection.ts',
    find: '    ...(selection.vouchers.length > 0 && { vouchers: [...selection.vouchers] }),\n',
    replace: '',
  },
  {
    name: 'an advertising account that is not granted is accepted',
    file: 'machines/lifecycles/selection.ts',
    find: "cid === prepaid.cid && grant_status === 'granted'",
    replace: "cid === prepaid.cid && grant_status !== 'revoked'",
  },
  {
    name: 'a new price takes away why the code could not be verified',
    file: at('context.ts'),
    find: '{ quote: outcome.quote, previous_quote: null, refusal: null, fault: null }',
    replace: '{ quote: outcome.quote, previous_quote: null, refusal: null, fault: null, invite_fault: null }',
  },
  {
    name: 'price and code keep what went wrong in one place',
    file: at('choosing.ts'),
    find: "onError: { target: 'failed', actions: 'keepRecommendationFault' }",
    replace: "onError: { target: 'failed', actions: 'keepFault' }",
  },
  {
    name: 'an order of another window counts as what was confirmed here',
    file: at('context.ts'),
    find: 'placed_elsewhere: outcome.confirmed ? null : { confirmed: quote?.amount ?? null },',
    replace: 'placed_elsewhere: outcome.confirmed ? null : null && { confirmed: quote?.amount ?? null },',
  },
  {
    name: 'what was confirmed here is not compared with the order that is found',
    file: at('context.ts'),
    find: '  confirmed: confirmedIn(context),\n',
    replace: '  confirmed: null && confirmedIn(context),\n',
  },
  {
    name: 'a receipt that is taken up again does not read its order',
    file: at('placed.ts'),
    find: "{ target: '.reading' }],",
    replace: "{ target: '.current' }],",
  },
  {
    name: 'a receipt stays where its order was cancelled',
    file: at('placed.ts'),
    find: "event.output.kind === 'found' && isAsPlaced(event.output.order)",
    replace: "event.output.kind === 'found'",
  },
  {
    name: 'a receipt stays where another type of order is asked for',
    file: at('placed.ts'),
    find: "{ guard: 'asksForAnotherType', target: 'over' }, ",
    replace: '',
  },
  {
    name: 'a price that is the same has to be accepted again',
    file: at('reviewing.ts'),
    find: "event.output.kind === 'quoted' && event.output.same,",
    replace: "event.output.kind === 'quoted' && event.output.same && false,",
  },
  {
    name: 'a price that nobody has accepted counts as the one to compare with',
    file: at('setup.ts'),
    find: "dropUnaccepted: assign({ quote: null, ask: 'quote_expired' })",
    replace:
      "dropUnaccepted: assign(({ context }) => ({ previous_quote: context.quote, quote: null, ask: 'quote_expired' as const }))",
  },
  {
    name: 'an order that is not known is looked for in even pauses',
    file: at('context.ts'),
    find: 'firstPauseMs * 2 ** Math.max(0, lookups - 1)',
    replace: 'firstPauseMs * 2 ** Math.max(0, lookups - lookups)',
  },
  {
    name: 'an order that is not known is looked for only when somebody asks',
    file: at('finding.ts'),
    find: "onDone: '#purchase.checkingOrder',",
    replace: "onDone: 'asking',",
  },
  {
    name: 'nothing is looked for when the connection is back',
    file: at('finding.ts'),
    find: "    'connection.back': { target: 'checkingOrder', actions: 'lookAfresh' },\n",
    replace: '',
  },
  {
    name: 'a refresh after a refusal stays in the refusal',
    file: at('reviewing.ts'),
    find: "        'flow.resume': { target: '#purchase.loading', actions: ['forget', 'resume'] },\n",
    replace: '',
  },
];
