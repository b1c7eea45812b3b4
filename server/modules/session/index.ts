import type { ServerModule } from '../module.ts';
import { sessionHandlers } from './handlers.ts';
import { purgeExpiredPasses } from './passes.ts';
import { purgeEndedSessions } from './sessions.ts';
import { purgeOldAttempts } from './signIn.ts';

export { knownBrowserCookie } from './knownBrowser.ts';
export { findEndedSession, findSession, liveSessions, type SessionEnd } from './sessions.ts';
export { type SignInRefusal, signIn } from './signIn.ts';

export const sessionModule: ServerModule = {
  handlers: sessionHandlers,
  purges: [purgeEndedSessions, purgeExpiredPasses, purgeOldAttempts],
};
