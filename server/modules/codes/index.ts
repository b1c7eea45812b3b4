/** Codes by text message, and the captcha and image before them. */

import type { ServerModule } from '../module.ts';
import { codeHandlers } from './handlers.ts';
import { purgeOldCodes } from './purge.ts';

export { ownerKey as holderName } from './ownerKey.ts';
export { sendCode } from './send.ts';
export { spendCode, tryCode, type VerifiedCode as TriedCode } from './spend.ts';

export const codesModule: ServerModule = { handlers: codeHandlers, purges: [purgeOldCodes] };
