/** Encrypts stored texts that are plain, or encrypted with an older key. */

export { encryptPlainTexts as encryptPlain } from './encryptPlainTexts.ts';
export { renewEncryption } from './renewEncryption.ts';
