import type { ServerModule } from '../module.ts';
import { watchSignings } from './syncSigning.ts';
import { fetchSignedCopies } from './signedCopies.ts';
import { signingHandlers } from './handlers.ts';
import { purgeOldSigningMessages } from './notifications.ts';

export { checkSigning } from './syncSigning.ts';
export { beginSigning } from './begin.ts';
export { isEnterpriseAuthorised } from './enterprise.ts';
export { createSigningProvider as openSigning } from './createSigningProvider.ts';
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
export { readLastSigning as readSigning } from './view.ts';

export const signingModule: ServerModule = {
  handlers: signingHandlers,
  purges: [purgeOldSigningMessages],
  watches: [watchSignings, fetchSignedCopies],
};
