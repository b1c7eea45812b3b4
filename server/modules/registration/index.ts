import type { ServerModule } from '../module.ts';
import { registrationFlowAccess } from './flows.ts';
import { registrationHandlers } from './handlers.ts';
import { purgeOldRegistrations } from './purge.ts';

export { readRegisteredNumber as registeredNumber } from './registeredNumber.ts';

export const registrationModule: ServerModule = {
  handlers: registrationHandlers,
  flows: registrationFlowAccess,
  purges: [purgeOldRegistrations],
};
