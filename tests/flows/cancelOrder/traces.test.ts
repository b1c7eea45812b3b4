import { cancelOrderFlow } from '#machines/flows/cancelOrder/flow.ts';
import { traceSuite } from '../../flowkit/traceSuite.ts';
import { cancelOrder } from './index.ts';

const secrets = ['Example', 'Owner', 'key-of', 'order-1', 'a-token', 'MF-2026', '1280000', '1250000', '0000"', '秋季'];

traceSuite({ flow: cancelOrderFlow, tested: cancelOrder, secrets });
