/** A user’s own page: profile, language, guide, and the enterprise that the user belongs to. */

import type { ServerModule } from '../module.ts';
import { accountHandlers } from './handlers.ts';

export { readUserInfo } from './userInfo.ts';

export const accountModule: ServerModule = { handlers: accountHandlers };
