import type { ServerModule } from '../module.ts';
import { registrationFlows } from './flows.ts';
import { forgetOldRegistrations } from './forget.ts';
import { registrationHandlers } from './handlers.ts';

export { registeredNumber } from './registeredNumber.ts';

export const registrationModule: ServerModule = {
  handlers: registrationHandlers,
  flows: registrationFlows,
  purges: [forgetOldRegistrations],
};
