import { mobilePaymentFlow } from '#machines/flows/mobilePayment/flow.ts';
import { traceSuite } from '../../flowkit/traceSuite.ts';
import { mobilePayment } from './index.ts';

const secrets = [
  'Example',
  '6222',
  'key-of',
  'order-1',
  'mobile-1',
  'weixin',
  'wallet.example',
  'cashier',
  'MF-2026',
  '1280000',
];

traceSuite({ flow: mobilePaymentFlow, tested: mobilePayment, secrets });
