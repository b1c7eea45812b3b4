import type { ServerModule } from '../module.ts';
import { signingHandlers } from './handlers.ts';
import { purgeOldSigningMessages } from './notifications.ts';
import { fetchSignedCopies } from './signedCopies.ts';
import { watchSignings } from './syncSigning.ts';

export { beginSigning } from './begin.ts';
export { createSigningProvider as openSigning } from './createSigningProvider.ts';
export { isEnterpriseAuthorised } from './enterprise.ts';
export { dropReplacedDocuments as dropLostDocuments } from './reusableDocuments.ts';
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
export { isSigningFileOf, readSignedOnline, signedTasks, tasksWithFile } from './signedTasks.ts';
export { checkSigning } from './syncSigning.ts';
export { readLastSigning as readSigning } from './view.ts';

export const signingModule: ServerModule = {
  handlers: signingHandlers,
  purges: [purgeOldSigningMessages],
  watches: [watchSignings, fetchSignedCopies],
};
