/** Uploaded files: receiving, checking, storing, and submitting them with something else. */

import type { ServerModule } from '../module.ts';
import { fileHandlers } from './handlers.ts';
import { purgeUnusedFiles, removeUnfinishedWrites } from './receive.ts';

export { claimFile as takeFile, releaseFile, releaseUnusedFiles as releaseUnused } from './claimFile.ts';
export {
  type FileAccessFacts as SeenFile,
  type FileOwner as FileHolder,
  type FileRequester as FileAsker,
  fileOwnerOf as holderOf,
  isDocumentPurpose as isDocument,
  isInvoicePurpose as isInvoice,
  isOwnerOrReviewer as isHolderOrReviewer,
  isVerificationPurpose as isOfVerification,
} from './fileOwner.ts';
export { type FileRow, findFile } from './findFile.ts';
export { markFileUsed, readMadeFile, storeMadePdf } from './madeFiles.ts';
export { openFileStore } from './openFileStore.ts';
export { stripPdfInThread } from './pdf/inThread.ts';
export { purgeFile, purgeFileIfUnused as purgeUnused, receiveUpload as receive } from './receive.ts';
export { runWithAttachments as withAttachments, type StoreAttachment as KeepAttachment } from './storeAttachment.ts';
export { fileSummaries, reviewedFileOf, storedFileOf } from './storedFileOf.ts';

export const filesModule: ServerModule = {
  handlers: fileHandlers,
  purges: [purgeUnusedFiles, removeUnfinishedWrites],
};
