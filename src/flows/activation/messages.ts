import { msg } from '@lingui/core/macro';
import type { FlowMessages } from '../../runs/FlowMessages.ts';
import { orderRunMessages } from '../../runs/orderRunMessages.tsx';

export const activationMessages: FlowMessages = {
  name: msg`Activating an order`,
  readable: msg`Activation requirements, document type, signing status, and your choices`,
  redacted: msg`Names, companies, signing links, order number and contents, amounts and dates`,
  ...orderRunMessages(msg`The order will only be activated once.`),
};
