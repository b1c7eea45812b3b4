/** Uploaded files: receiving, checking, storing, and submitting them with something else. */

import type { ServerModule } from '../module.ts';
import { fileHandlers } from './handlers.ts';
import { forgetUnusedFiles, removeUnfinishedWrites } from './receive.ts';

export {
  type FileAsker,
  type FileHolder,
  holderOf,
  isDocument,
  isHolderOrReviewer,
  isInvoice,
  isOfVerification,
  type SeenFile,
} from './fileHolder.ts';
export { type FileRow, findFile } from './findFile.ts';
export { type KeepAttachment, withAttachments } from './keepAttachment.ts';
export { markFileUsed, readMadeFile, storeMadePdf } from './made.ts';
export { openFileStore } from './openFileStore.ts';
export { stripPdfInThread } from './pdf/inThread.ts';
export { forgetFile, forgetUnused, receive } from './receive.ts';
export { fileSummaries, reviewedFileOf, storedFileOf } from './storedFileOf.ts';
export { releaseFile, releaseUnused, takeFile } from './take.ts';

export const filesModule: ServerModule = {
  handlers: fileHandlers,
  purges: [forgetUnusedFiles, removeUnfinishedWrites],
};
