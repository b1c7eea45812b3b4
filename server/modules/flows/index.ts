/** Saved runs of flows, and the flows that the server knows. */

import type { ServerModule } from '../module.ts';
import { flowHandlers } from './handlers.ts';
import { purgeOldTabDrafts } from './holders.ts';

export { type FlowAccess, type IsSubject, type IsSubjectOfTab, noSubject, type WantedHandOver } from './access.ts';
export { findDraft, linkDraftToOrder, lockDraft, openDraftSavedAt } from './drafts.ts';

export const flowsModule: ServerModule = { handlers: flowHandlers, purges: [purgeOldTabDrafts] };
