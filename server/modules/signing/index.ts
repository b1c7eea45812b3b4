import type { ServerModule } from '../module.ts';
import { watchSignings } from './ask.ts';
import { fetchSignedCopies } from './copies.ts';
import { signingHandlers } from './handlers.ts';
import { purgeOldSigningMessages } from './notifications.ts';

export { checkSigning } from './ask.ts';
export { beginSigning } from './begin.ts';
export { isEnterpriseAuthorised } from './enterprise.ts';
export { createSigningProvider as openSigning } from './openSigning.ts';
export { dropReplacedDocuments as dropLostDocuments } from './reusable.ts';
export {
  type EnterpriseToAuthorise,
  enterpriseActions,
  type SandboxEnterprises as EnterpriseDesk,
} from './sandbox/enterprises.ts';
export {
  type DocumentToSign,
  enterprisePath,
  type SigningSandbox,
  signingActions,
  signingPath,
} from './sandbox/sandbox.ts';
export { isSigningFileOf, readSignedOnline, signedTasks, tasksWithFile } from './signed.ts';
export { readLastSigning as readSigning } from './view.ts';

export const signingModule: ServerModule = {
  handlers: signingHandlers,
  purges: [purgeOldSigningMessages],
  watches: [watchSignings, fetchSignedCopies],
};
