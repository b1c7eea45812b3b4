import { transferPaymentFlow } from '#machines/flows/transferPayment/flow.ts';
import { traceSuite } from '../../flowkit/traceSuite.ts';
import { transferPayment } from './index.ts';

const secrets = [
  'Example',
  '6217',
  '6222',
  'key-of',
  'order-1',
  'file-1',
  'transfer.pdf',
  'MF-2026',
  '1280000',
  '回单',
];

traceSuite({ flow: transferPaymentFlow, tested: transferPayment, secrets });
