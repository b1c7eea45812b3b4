import { msg } from '@lingui/core/macro';
import type { FlowMessages } from '../../runs/FlowMessages.ts';
import { orderRunMessages } from '../../runs/orderRunMessages.tsx';

export const cancelOrderMessages: FlowMessages = {
  name: msg`Cancelling an order`,
  readable: msg`Order status, order and payment types, and your choices`,
  redacted: msg`Names, companies, order number, order contents, amounts and dates`,
  ...orderRunMessages(msg`The order will only be cancelled once.`),
};
