import { purchaseFlow } from '#machines/flows/purchase/flow.ts';
import { traceSuite } from '../../flowkit/traceSuite.ts';
import { purchase } from './index.ts';

const secrets = [
  'Example',
  'FRIEND',
  'key-of',
  'draft-1',
  'client-1',
  'a-token',
  'MF-2026',
  'quote-',
  '1280000',
  '0000"',
];

/** What the suite does not need, but a person may do. */
const further = {
  'additions, services and money for advertising': [
    'loadStore: a client with a plan',
    'product.choose (own)',
    'addon.set (two)',
    'service.set (one)',
    'prepaid.set (too little)',
    'prepaid.set (complete)',
    'quotePrice: a voucher that is refused',
    'order.review (asked)',
  ],
  'a plan for other years': ['loadStore: a client without a plan', 'plan.choose (on offer)', 'years.set (on offer)'],
  'a link to another order type while the store is loaded again': [
    'loadStore: a client with a plan',
    'flow.resume (by a link to renew)',
  ],
  'an order that was looked for and does not exist': [
    'loadStore: a client without a plan',
    'plan.choose (on offer)',
    'quotePrice: placed elsewhere',
    'findOrder: none',
  ],
};

traceSuite({ flow: purchaseFlow, tested: purchase, secrets, further });
