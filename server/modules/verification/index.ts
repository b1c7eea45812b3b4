import type { ServerModule } from '../module.ts';
import { verificationFlowAccess } from './flows.ts';
import { deskVerificationHandlers, verificationHandlers } from './handlers.ts';

export { logFileAccess as writeLookAtFile } from './accessLog.ts';
export { encryptedLegalPersons } from './legalPerson.ts';
export { refusalTextOf as messageOf } from './reasons.ts';
export { encryptedSealKeys } from './sealing.ts';

export const verificationModule: ServerModule = {
  handlers: { ...deskVerificationHandlers, ...verificationHandlers },
  flows: verificationFlowAccess,
};
