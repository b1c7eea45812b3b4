import { msg } from '@lingui/core/macro';
import type { FlowMessages } from '../../runs/FlowMessages.ts';
import { orderRunMessages } from '../../runs/orderRunMessages.tsx';

export const cancelOrderMessages: FlowMessages = {
  name: msg`Cancelling an order`,
  readable: msg`How the order stood, which types of order and payment it was, and what you decided`,
  redacted: msg`Names, companies, the order number, what was ordered, amounts and dates`,
  ...orderRunMessages(msg`Either way, the order is cancelled once.`),
};
