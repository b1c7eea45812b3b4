/** Encrypts stored texts that are plain, or encrypted with an older key. */

export { encryptPlainTexts as encryptPlain } from './encryptPlain.ts';
export { renewEncryption } from './renewEncryption.ts';
