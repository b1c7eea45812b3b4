/** A user's own account: profile, language, guide, and the user's enterprise. */

import type { ServerModule } from '../module.ts';
import { accountHandlers } from './handlers.ts';

export { publicSettingsOf } from './publicSettings.ts';
export { readUserInfo } from './userInfo.ts';

export const accountModule: ServerModule = { handlers: accountHandlers };
