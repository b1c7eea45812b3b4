import { msg } from '@lingui/core/macro';
import type { FlowMessages } from '../../runs/FlowMessages.ts';
import { orderRunMessages } from '../../runs/orderRunMessages.tsx';

export const activationMessages: FlowMessages = {
  name: msg`Activating an order`,
  readable: msg`What stood against it, which document was to be signed and how that stood, and what you decided`,
  redacted: msg`Names, companies, addresses to sign at, the order number, what was ordered, amounts and dates`,
  ...orderRunMessages(msg`Either way, the order is activated once.`),
};
