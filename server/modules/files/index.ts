/** Uploaded files: receiving, checking, storing, and submitting them with something else. */

import type { ServerModule } from '../module.ts';
import { fileHandlers } from './handlers.ts';
import { purgeUnusedFiles, removeUnfinishedWrites } from './receive.ts';

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
export { markFileUsed, readMadeFile, storeMadePdf } from './made.ts';
export { openFileStore } from './openFileStore.ts';
export { stripPdfInThread } from './pdf/inThread.ts';
export { purgeFile, purgeUnused, receive } from './receive.ts';
export { type KeepAttachment, withAttachments } from './storeAttachment.ts';
export { fileSummaries, reviewedFileOf, storedFileOf } from './storedFileOf.ts';
export { releaseFile, releaseUnused, takeFile } from './take.ts';

export const filesModule: ServerModule = {
  handlers: fileHandlers,
  purges: [purgeUnusedFiles, removeUnfinishedWrites],
};
