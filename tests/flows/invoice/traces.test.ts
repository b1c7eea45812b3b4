import { invoiceFlow } from '#machines/flows/invoice/flow.ts';
import { traceSuite } from '../../flowkit/traceSuite.ts';
import { invoice } from './index.ts';

const secrets = [
  'Example',
  '91350100M000100Y43',
  '0591',
  '6217',
  'key-of',
  'order-1',
  'invoice-1',
  'file-1',
  'notice.pdf',
  'MF-2026',
  '1280000',
  '账号',
  '福建',
  'SF1234567890',
  '26312000000012345678',
];

traceSuite({ flow: invoiceFlow, tested: invoice, secrets });
