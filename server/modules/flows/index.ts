/** Saved runs of flows, and the flows that the server knows. */

import type { ServerModule } from '../module.ts';
import { purgeOldTabDrafts } from './draftOwners.ts';
import { flowHandlers } from './handlers.ts';

export {
  type FlowAccess,
  type HandOverRequest as WantedHandOver,
  hasNoSubject as noSubject,
  type SubjectCheck as IsSubject,
  type TabSubjectCheck as IsSubjectOfTab,
} from './access.ts';
export { findDraft, linkDraftToOrder, lockDraft, openDraftSavedAt } from './drafts.ts';

export const flowsModule: ServerModule = { handlers: flowHandlers, purges: [purgeOldTabDrafts] };
