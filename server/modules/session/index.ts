import type { ServerModule } from '../module.ts';
import { sessionHandlers } from './handlers.ts';
import { forgetOldPasses } from './passes.ts';
import { forgetEndedSessions } from './sessions.ts';
import { forgetOldAttempts } from './signIn.ts';

export { knownBrowserCookie } from './knownBrowser.ts';
export { findEndedSession, findSession, liveSessions, type SessionEnd } from './sessions.ts';
export { type SignInRefusal, signIn } from './signIn.ts';

export const sessionModule: ServerModule = {
  handlers: sessionHandlers,
  purges: [forgetEndedSessions, forgetOldPasses, forgetOldAttempts],
};
